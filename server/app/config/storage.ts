import type { Environment } from './settings.js';

export type StorageConfig =
  | { kind: 'embedded'; port: number }
  | {
      kind: 'external';
      bucket: string;
      /** Null for Amazon's endpoint. */
      endpoint: string | null;
      publicEndpoint: string | null;
      region: string;
      /** If null, Amazon's client searches for credentials, such as those of an IAM role. */
      credentials: { accessKeyId: string; secretAccessKey: string } | null;
      usesPathStyle: boolean;
    };

/** Adds each broken rule to `problems`. */
export function readStorage(environment: Environment, problems: string[]): StorageConfig {
  const {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = environment;
  if (bucket === undefined) {
    if (endpoint !== undefined) problems.push('S3_BUCKET is missing: S3_ENDPOINT requires it');
    else if (environment.NODE_ENV === 'production' && !environment.ALLOW_EMBEDDED_STORAGE) {
      problems.push(
        'S3_BUCKET is missing: in production the embedded object store is used only with ALLOW_EMBEDDED_STORAGE=true',
      );
    }
    return { kind: 'embedded', port: environment.EMBEDDED_STORAGE_PORT };
  }
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: one of them is missing');
  return {
    kind: 'external',
    bucket,
    endpoint: endpoint ?? null,
    publicEndpoint: environment.S3_PUBLIC_ENDPOINT ?? null,
    region: environment.S3_REGION,
    credentials: accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey },
    // A self-hosted server usually has no host name per bucket.
    usesPathStyle:
      environment.S3_PATH_STYLE === undefined ? endpoint !== undefined : environment.S3_PATH_STYLE === 'true',
  };
}
