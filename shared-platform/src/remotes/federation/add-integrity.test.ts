// @vitest-environment happy-dom
import { FILE_INTEGRITY, storeFileIntegrity } from 'shared-contracts/file-integrity';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addIntegrity } from './add-integrity.ts';

const added: Node[] = [];
let head: HTMLHeadElement;
beforeEach(() => {
  storeFileIntegrity({ '/remotes/mf-partner/1.0.0/166.js': 'sha256-screen' });
  head = document.createElement('head');
  head.appendChild = <Added extends Node>(node: Added) => {
    added.push(node);
    return node;
  };
  addIntegrity(head);
});
afterEach(() => {
  vi.restoreAllMocks();
  added.length = 0;
  Reflect.deleteProperty(globalThis, FILE_INTEGRITY);
});

function append(src: string, integrity = ''): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), { integrity });
  script.setAttribute('src', src);
  return head.appendChild(script);
}

it('gives a script of the host its hash, also under a fresh address', () => {
  expect(append('/remotes/mf-partner/1.0.0/166.js').integrity).toBe('sha256-screen');
  expect(append('/remotes/mf-partner/1.0.0/166.js?r=1').integrity).toBe('sha256-screen');
  expect(added).toHaveLength(2);
});

it('leaves a hash that is there, what no hash is known of, and other origins alone', () => {
  expect(append('/remotes/mf-partner/1.0.0/166.js', 'sha384-own').integrity).toBe('sha384-own');
  expect(append('/remotes/mf-partner/1.0.0/other.js').integrity).toBe('');
  expect(append('https://tags.example/remotes/mf-partner/1.0.0/166.js').integrity).toBe('');
  const style = document.createElement('style');
  expect(head.appendChild(style)).toBe(style);
});

it('is put in place once', () => {
  const { appendChild } = head;
  addIntegrity(head);
  expect(head.appendChild).toBe(appendChild);
});
