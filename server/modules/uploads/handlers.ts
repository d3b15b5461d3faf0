import type { Handlers } from '../../generated/handlers.js';
import type { Uploads } from './uploads.js';

export function uploadHandlers(uploads: Uploads): Pick<Handlers, 'createPresignedUpload'> {
  return {
    async createPresignedUpload({ body, caller }) {
      return { status: 200, body: await uploads.createPresigned(caller, body) };
    },
  };
}
