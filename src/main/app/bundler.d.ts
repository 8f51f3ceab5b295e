// Declares imports that the bundler resolves: `?modulePath` gives the path of a built worker thread.
/// <reference types="electron-vite/node" />
