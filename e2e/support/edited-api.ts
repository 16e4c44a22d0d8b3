import { type ApiProxy, startApiProxy } from './api-proxy.ts';

export type EditedApi = ApiProxy;

/** @param path of the call whose `data` is changed, as `/api/v1/client` */
export async function startEditedApi(
  path: string,
  edit: (data: Record<string, unknown>) => Record<string, unknown>,
): Promise<EditedApi> {
  return startApiProxy((_method, url) =>
    url === path
      ? {
          does: 'alter',
          alter({ status, body }) {
            const answer = body as { data: Record<string, unknown> };
            return { status, body: { ...answer, data: edit(answer.data) } };
          },
        }
      : { does: 'pass' },
  );
}
