// The shell with what an old Electron lacks, in this order.
import './shims.ts'
import '../../../src/main/hosts/electron/main.ts'
