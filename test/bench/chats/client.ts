// Sends chats and reads their streams without parsing the events, so that the client takes little CPU time.
import http from 'node:http';

export interface ChatRequest {
  readonly url: string;
  readonly token: string;
  readonly agentId: number;
  readonly text: string;
}

export interface ChatResult {
  /** 0 if there is no reply. */
  readonly status: number;
  readonly retryAfterSeconds: number | null;
  readonly deltas: number;
  /** `finish`: the answer is complete. `abort`: it was stopped. Null: the run failed, or the stream broke. */
  readonly ending: 'finish' | 'abort' | null;
  readonly firstByteMs: number;
  readonly totalMs: number;
}

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** Resolves when the stream has ended. `onBegun` is called when a reply with status 200 begins. */
export function chat({ url, token, agentId, text }: ChatRequest, onBegun: () => void = () => undefined) {
  const startedAt = performance.now();
  return new Promise<ChatResult>((resolve) => {
    let [status, deltas, firstByteMs, tail] = [0, 0, 0, ''];
    let retryAfterSeconds: number | null = null;
    const end = () => {
      const isDone = tail.includes('data: [DONE]');
      const ending =
        !isDone || tail.includes('"type":"error"') ? null : tail.includes('"type":"finish"') ? 'finish' : 'abort';
      const totalMs = performance.now() - startedAt;
      resolve({ status, retryAfterSeconds, deltas, ending: status === 200 ? ending : null, firstByteMs, totalMs });
    };
    const request = http.request(`${url}/chat`, {
      method: 'POST',
      agent: false,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    request.once('error', end);
    request.once('response', (response) => {
      status = response.statusCode ?? 0;
      firstByteMs = performance.now() - startedAt;
      const retryAfter = response.headers['retry-after'];
      retryAfterSeconds = retryAfter === undefined ? null : Number(retryAfter);
      if (status === 200) onBegun();
      let rest = '';
      response.setEncoding('latin1');
      response.on('data', (piece: string) => {
        // An event may be split between two pieces.
        const read = rest + piece;
        const complete = read.lastIndexOf('\n\n') + 2;
        deltas += complete < 2 ? 0 : countOf(read.slice(0, complete), '"type":"text-delta"');
        rest = complete < 2 ? read : read.slice(complete);
        tail = (tail + piece).slice(-400);
      });
      response.once('close', end);
    });
    request.end(JSON.stringify({ agentId, message: { role: 'user', parts: [{ type: 'text', text }] } }));
  });
}
