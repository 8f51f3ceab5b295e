// Takes a data folder and keeps it until it is killed: node folderHolder.ts FOLDER
import { lockDataFolder } from '../../../src/main/db/database.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('a folder is needed')
lockDataFolder(folder)
process.stdout.write('held\n')
setInterval(() => undefined, 60_000)
