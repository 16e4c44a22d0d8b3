import { texts } from '../texts/en.ts';

/** First and longest wait between two requests, in milliseconds. */
const FIRST = 5_000;
const LONGEST = 60_000;

/**
 * Polls for the page, less and less often, until it is back, and then opens it at the same address. Waits are jittered,
 * so that a recovering site does not get all requests at once; a hidden page does not poll.
 */
export const RECOVERY_SCRIPT = `{
let pause=${FIRST},timer;
const wait=()=>{clearTimeout(timer);timer=setTimeout(look,pause*(.75+Math.random()/2))};
const look=async()=>{
if(document.hidden)return;
pause=Math.min(pause*2,${LONGEST});
const answer=await fetch(location.href,{method:'HEAD',cache:'no-store',headers:{accept:'text/html'}}).catch(()=>null);
if(!answer||answer.status>499)return wait();
document.getElementById('back').textContent=${JSON.stringify(texts.isBack)};
location.reload()};
document.addEventListener('visibilitychange',()=>{if(!document.hidden){pause=${FIRST};wait()}});
wait()}`.replaceAll('\n', '');
