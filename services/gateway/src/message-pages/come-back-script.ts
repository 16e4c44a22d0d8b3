import { texts } from '../texts/en.ts';

/** First and longest wait between two looks, in milliseconds. */
const FIRST = 5_000;
const LONGEST = 60_000;

/**
 * Asks for the page, seldom and ever more seldom, until it is there again, and then opens it at the same address. Every
 * page waits a little differently long, so that a site that comes back is not asked by everybody at once; one that
 * nobody looks at asks nothing.
 */
export const COME_BACK_SCRIPT = `{
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
