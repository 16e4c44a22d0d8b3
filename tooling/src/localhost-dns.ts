import dns, { type LookupAddress } from 'node:dns';

type Callback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost');
const here: LookupAddress = { address: '127.0.0.1', family: 4 };

/**
 * Browsers know that every name below localhost is this machine; Node asks the system, which often does not.
 * Teaches it to the process that loads this file.
 */
function teach(): void {
  const { lookup } = dns;
  const { lookup: lookupLater } = dns.promises;
  const answer = (host: string, options: unknown, given?: Callback) => {
    const callback = (given ?? options) as Callback;
    if (!isLocal(host)) return Reflect.apply(lookup, dns, given ? [host, options, given] : [host, options]);
    const wantsAll = typeof options === 'object' && options !== null && 'all' in options && options.all;
    if (wantsAll) process.nextTick(callback, null, [here]);
    else process.nextTick(callback, null, here.address, here.family);
  };
  const answerLater = async (host: string, options?: { all?: boolean }) => {
    if (!isLocal(host)) return Reflect.apply(lookupLater, dns.promises, [host, options]);
    return options?.all ? [here] : here;
  };
  Object.assign(dns, { lookup: answer });
  Object.assign(dns.promises, { lookup: answerLater });
}

teach();
