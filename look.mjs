import { chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { rmSync } from 'node:fs'
const data='/tmp/look-data'; rmSync(data,{recursive:true,force:true})
const child=spawn(process.execPath,['out/main/cli.js','serve','--data-dir',data],{stdio:['ignore','pipe','inherit']})
const url=await new Promise(r=>createInterface({input:child.stdout}).once('line',l=>r(l.split(' ').at(-1))))
const browser=await chromium.launch({executablePath:'/usr/bin/chromium'})
const page=await browser.newPage({viewport:{width:1440,height:900}})
await page.goto(url)
await page.screenshot({path:'/tmp/shots/welcome.png'})
const first=page.getByRole('button',{name:/practice/i}).first()
await first.click()
await page.waitForTimeout(6000)
const names=['Portfolio','Activity','NFTs','New transfer','Transfers','Explorer','Notifications','Accounts','Settings']
const rail=(n)=>page.getByRole('navigation',{name:'Main'}).getByRole('button',{name:n}).first().click()
for(const [w,h,scheme] of [[1440,900,'light'],[900,600,'dark'],[1920,1080,'light']]){
  await page.setViewportSize({width:w,height:h}); await page.emulateMedia({colorScheme:scheme})
  for(const n of names){ try{await rail(n)}catch(e){console.log(n,String(e).slice(0,100));continue}; await page.waitForTimeout(700); await page.screenshot({path:`/tmp/shots/${w}-${n.replace(' ','')}.png`}) }
}
await browser.close(); child.kill('SIGINT')
