/** Reloads the page when a build is published, and when the gateway itself has been started again. */
export const LIVE_RELOAD_SCRIPT =
  "{let seen=false;const live=new EventSource('/__live');live.onopen=()=>{if(seen)location.reload();seen=true};" +
  'live.onmessage=()=>location.reload()}';
