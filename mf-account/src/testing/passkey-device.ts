import { vi } from 'vitest';

const bytes = new Uint8Array([1, 2, 3]).buffer;

/** A credential as a browser hands it over, with the id 'AQID'. */
const credential = (response: object) => ({
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, ...response },
  getClientExtensionResults: () => ({}),
});

/** Test double of the browser's passkey devices: make a passkey, and unlock one; `null` gives up. */
export const passkeyDevice = {
  create: vi.fn<() => Promise<object | null>>(),
  get: vi.fn<() => Promise<object | null>>(),
};

/** A browser that knows passkeys, with a device that makes and unlocks them. Call it before each test. */
export function stubPasskeyDevice(): void {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  Object.defineProperty(navigator, 'credentials', { value: passkeyDevice, configurable: true });
  passkeyDevice.create
    .mockReset()
    .mockResolvedValue(credential({ attestationObject: bytes, getTransports: () => [] }));
  passkeyDevice.get
    .mockReset()
    .mockResolvedValue(credential({ authenticatorData: bytes, signature: bytes, userHandle: null }));
}
