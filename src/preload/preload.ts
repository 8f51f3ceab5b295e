// Exposes the bridge to the Electron window: one frozen object with the two channels, and nothing else of Electron.
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import { BRIDGE_NAME, EVENT_CHANNEL, INVOKE_CHANNEL, type Bridge } from '../shared/contract/bridge.ts'

const bridge: Bridge = {
  invoke: (method, input) => ipcRenderer.invoke(INVOKE_CHANNEL, method, input),
  subscribe: (listener) => {
    const forward = (_event: IpcRendererEvent, event: Parameters<typeof listener>[0]) => {
      listener(event)
    }
    ipcRenderer.on(EVENT_CHANNEL, forward)
    return () => {
      ipcRenderer.off(EVENT_CHANNEL, forward)
    }
  },
}

contextBridge.exposeInMainWorld(BRIDGE_NAME, Object.freeze(bridge))
