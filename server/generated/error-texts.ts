// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

export type ErrorText =
  | "A skill can have at most 20 files"
  | "Agent ID is required"
  | "Agent not found"
  | "Answer to this Idempotency-Key was a stream"
  | "Bad Request"
  | "Content key is outside the storage area of the organization"
  | "Conversation has a run in progress"
  | "Conversation not found"
  | "Embedding model of a knowledge base cannot be changed"
  | "Extraction schema is not a valid JSON Schema"
  | "File key is outside the storage area of the organization"
  | "File not found"
  | "Idempotency-Key was used for another request"
  | "Internal Server Error"
  | "Invalid SKILL.md content"
  | "Invalid webhook signature"
  | "Knowledge base holds the maximum of 10000 files"
  | "Knowledge base not found"
  | "Message not found"
  | "Method not allowed"
  | "No uploaded file was found at the file key"
  | "Only a file whose processing failed can be retried"
  | "Organization has reached its limit of 1000 tool servers"
  | "Organization has reached its limit of 10000 agent tags"
  | "Organization has reached its limit of 10000 agents"
  | "Organization has reached its limit of 10000 knowledge bases"
  | "Organization has reached its limit of 10000 scheduled tasks"
  | "Organization has reached its limit of 10000 skills"
  | "Organization has too many runs in progress"
  | "Owner of the scheduled task is a guest in the organization"
  | "Owner of the scheduled task is no longer a member of the organization"
  | "Payload Too Large"
  | "Request with this Idempotency-Key is in progress"
  | "SKILL.md cannot be deleted; replace it with PUT /skills/manage"
  | "SKILL.md frontmatter must have a name"
  | "SKILL.md is missing in the file storage"
  | "Scheduled task has too many runs in progress"
  | "Scheduled task not found"
  | "Service Unavailable"
  | "Skill file not found"
  | "Skill not found"
  | "Tag not found"
  | "Too Many Requests"
  | "Tool server not found"
  | "Unauthorized"
  | "Unauthorized: An organization role is required"
  | "Unauthorized: Management console access is required"
  | "Unauthorized: Only admins can sync agent tools"
  | "Unauthorized: Scheduled task belongs to another user"
  | "Unauthorized: User is not an admin in this organization"
  | "Unsupported Media Type"
  | "User has too many runs in progress"
  | "User is not a member of this organization"
  | "User is not part of any organization"
  | "Valid knowledge base ID and file ID are required for DELETE"
  | "Validation Error"
  | "Version not found"
  | "Webhook timestamp is outside the tolerance"
  | "Webhook was already received"
  | "You cannot remove yourself from the organization"
  | "threadId is required";

/** Texts with values; `errorText` in server/platform/errors.ts fills them in. */
export const errorTemplates = {
  "addKnowledgeBaseFileDuplicate": "File \"{fileId}\" is already in this knowledge base",
  "createKnowledgeBaseEmbeddingModel": "Embedding model \"{model}\" is not available",
  "createKnowledgeBaseExtractionModel": "Extraction model \"{model}\" is not available",
  "createKnowledgeBaseNameInUse": "Knowledge base name \"{name}\" is already in use",
  "emailSlugReserved": "Email slug \"{slug}\" is reserved and cannot be used",
  "emailSlugTaken": "Email slug \"{slug}\" is already in use",
  "referenceNotFound": "{thing} {id} not found",
  "rollbackSlugTaken": "Email slug \"{slug}\" of this version is in use by another agent",
  "saveToolServerNameInUse": "Tool server name \"{name}\" is already in use",
  "saveToolServerUrlRefused": "Tool server URL \"{url}\" leads to an address that is not allowed",
  "skillFileNameTaken": "File name \"{fileName}\" is already in use in this skill",
  "tagNameTaken": "Tag name \"{name}\" is already in use",
  "testToolServerUrlRefused": "Tool server URL \"{url}\" leads to an address that is not allowed",
  "updateKnowledgeBaseExtractionModel": "Extraction model \"{model}\" is not available",
  "updateKnowledgeBaseNameInUse": "Knowledge base name \"{name}\" is already in use"
} as const;

/** Kinds of failures: the status of each, and its text where the operation has none of its own or there is no operation. */
export const failures = {
  "bad_request": {
    "status": 400,
    "text": "Bad Request"
  },
  "unauthenticated": {
    "status": 401,
    "text": "Unauthorized"
  },
  "forbidden": {
    "status": 403,
    "text": "Forbidden"
  },
  "not_found": {
    "status": 404,
    "text": "Not Found"
  },
  "method_not_allowed": {
    "status": 405,
    "text": "Method not allowed"
  },
  "conflict": {
    "status": 409,
    "text": "Conflict"
  },
  "payload_too_large": {
    "status": 413,
    "text": "Payload Too Large"
  },
  "unsupported_media_type": {
    "status": 415,
    "text": "Unsupported Media Type"
  },
  "unprocessable": {
    "status": 422,
    "text": "Unprocessable Content"
  },
  "rate_limited": {
    "status": 429,
    "text": "Too Many Requests"
  },
  "internal": {
    "status": 500,
    "text": "Internal Server Error"
  },
  "not_implemented": {
    "status": 501,
    "text": "Not Implemented"
  },
  "unavailable": {
    "status": 503,
    "text": "Service Unavailable"
  }
} as const;
