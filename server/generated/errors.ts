// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Every error of the contract by its code. */
export const errors = {
  "bad_request": {
    "kind": "refused",
    "status": 400,
    "text": "Bad Request"
  },
  "validation_error": {
    "kind": "refused",
    "status": 400,
    "text": "Validation Error"
  },
  "agent_id_required": {
    "kind": "refused",
    "status": 400,
    "means": "missing_field",
    "text": "Agent ID is required"
  },
  "knowledge_base_and_file_id_required": {
    "kind": "refused",
    "status": 400,
    "means": "missing_field",
    "text": "Valid knowledge base ID and file ID are required for DELETE"
  },
  "thread_id_required": {
    "kind": "refused",
    "status": 400,
    "means": "missing_field",
    "text": "threadId is required"
  },
  "organization_required": {
    "kind": "refused",
    "status": 400,
    "text": "User is not part of any organization"
  },
  "agent_limit_reached": {
    "kind": "refused",
    "status": 400,
    "text": "Organization has reached its limit of 10000 agents"
  },
  "email_slug_reserved": {
    "kind": "refused",
    "status": 400,
    "text": "Email slug \"{slug}\" is reserved and cannot be used"
  },
  "email_slug_in_use": {
    "kind": "refused",
    "status": 400,
    "text": "Email slug \"{slug}\" is already in use"
  },
  "version_email_slug_in_use": {
    "kind": "refused",
    "status": 400,
    "text": "Email slug \"{slug}\" of this version is in use by another agent"
  },
  "agent_tag_limit_reached": {
    "kind": "refused",
    "status": 400,
    "text": "Organization has reached its limit of 10000 agent tags"
  },
  "tag_name_in_use": {
    "kind": "refused",
    "status": 400,
    "text": "Tag name \"{name}\" is already in use"
  },
  "cannot_remove_yourself": {
    "kind": "refused",
    "status": 400,
    "text": "You cannot remove yourself from the organization"
  },
  "cannot_erase_yourself": {
    "kind": "refused",
    "status": 400,
    "text": "You cannot erase yourself"
  },
  "user_not_removable": {
    "kind": "refused",
    "status": 400,
    "text": "User cannot be removed"
  },
  "invalid_skill_content": {
    "kind": "refused",
    "status": 400,
    "text": "Invalid SKILL.md content"
  },
  "skill_name_missing": {
    "kind": "refused",
    "status": 400,
    "text": "SKILL.md frontmatter must have a name"
  },
  "skill_limit_reached": {
    "kind": "refused",
    "status": 400,
    "text": "Organization has reached its limit of 10000 skills"
  },
  "skill_file_limit_reached": {
    "kind": "refused",
    "status": 400,
    "text": "A skill can have at most 20 files"
  },
  "skill_file_name_in_use": {
    "kind": "refused",
    "status": 400,
    "text": "File name \"{fileName}\" is already in use in this skill"
  },
  "skill_content_not_deletable": {
    "kind": "refused",
    "status": 400,
    "text": "SKILL.md cannot be deleted; replace it with PUT /skills/manage"
  },
  "invalid_extraction_schema": {
    "kind": "refused",
    "status": 400,
    "text": "Extraction schema is not a valid JSON Schema"
  },
  "knowledge_base_limit_reached": {
    "kind": "refused",
    "status": 400,
    "text": "Organization has reached its limit of 10000 knowledge bases"
  },
  "knowledge_base_name_in_use": {
    "kind": "refused",
    "status": 400,
    "text": "Knowledge base name \"{name}\" is already in use"
  },
  "model_provider_not_found": {
    "kind": "refused",
    "status": 400,
    "text": "Model provider \"{provider}\" does not exist"
  },
  "embedding_model_unavailable": {
    "kind": "refused",
    "status": 400,
    "text": "Embedding model \"{model}\" is not available"
  },
  "extraction_model_unavailable": {
    "kind": "refused",
    "status": 400,
    "text": "Extraction model \"{model}\" is not available"
  },
  "embedding_model_immutable": {
    "kind": "refused",
    "status": 400,
    "text": "Embedding model of a knowledge base cannot be changed"
  },
  "file_key_not_owned": {
    "kind": "refused",
    "status": 400,
    "text": "File key is outside the storage area of the organization"
  },
  "content_key_not_owned": {
    "kind": "refused",
    "status": 400,
    "text": "Content key is outside the storage area of the organization"
  },
  "uploaded_file_missing": {
    "kind": "refused",
    "status": 400,
    "text": "No uploaded file was found at the file key"
  },
  "file_type_not_supported": {
    "kind": "refused",
    "status": 400,
    "text": "File type is not supported; supported types: {types}"
  },
  "knowledge_base_file_limit_reached": {
    "kind": "refused",
    "status": 400,
    "text": "Knowledge base holds the maximum of 10000 files"
  },
  "knowledge_base_file_exists": {
    "kind": "refused",
    "status": 400,
    "text": "File \"{fileId}\" is already in this knowledge base"
  },
  "tool_server_limit_reached": {
    "kind": "refused",
    "status": 400,
    "text": "Organization has reached its limit of 1000 tool servers"
  },
  "tool_server_name_in_use": {
    "kind": "refused",
    "status": 400,
    "text": "Tool server name \"{name}\" is already in use"
  },
  "tool_server_url_not_allowed": {
    "kind": "refused",
    "status": 400,
    "text": "Tool server URL \"{url}\" leads to an address or port that is not allowed"
  },
  "webhook_endpoint_limit_reached": {
    "kind": "refused",
    "status": 400,
    "text": "Organization has reached its limit of 20 webhook endpoints"
  },
  "webhook_endpoint_url_not_allowed": {
    "kind": "refused",
    "status": 400,
    "text": "Webhook endpoint URL \"{url}\" leads to an address or port that is not allowed"
  },
  "scheduled_task_limit_reached": {
    "kind": "refused",
    "status": 400,
    "text": "Organization has reached its limit of 10000 scheduled tasks"
  },
  "scheduled_task_owner_not_member": {
    "kind": "refused",
    "status": 400,
    "text": "Owner of the scheduled task is no longer a member of the organization"
  },
  "scheduled_task_owner_is_guest": {
    "kind": "refused",
    "status": 400,
    "text": "Owner of the scheduled task is a guest in the organization"
  },
  "unauthorized": {
    "kind": "refused",
    "status": 401,
    "text": "Unauthorized"
  },
  "invalid_webhook_signature": {
    "kind": "refused",
    "status": 401,
    "text": "Invalid webhook signature"
  },
  "webhook_timestamp_not_accepted": {
    "kind": "refused",
    "status": 401,
    "text": "Webhook timestamp is outside the tolerance"
  },
  "webhook_already_received": {
    "kind": "refused",
    "status": 401,
    "text": "Webhook was already received"
  },
  "admin_required": {
    "kind": "refused",
    "status": 403,
    "text": "Unauthorized: User is not an admin in this organization"
  },
  "sync_tools_admin_required": {
    "kind": "refused",
    "status": 403,
    "text": "Unauthorized: Only admins can sync agent tools"
  },
  "management_access_required": {
    "kind": "refused",
    "status": 403,
    "text": "Unauthorized: Management console access is required"
  },
  "organization_role_required": {
    "kind": "refused",
    "status": 403,
    "text": "Unauthorized: An organization role is required"
  },
  "scheduled_task_not_owned": {
    "kind": "refused",
    "status": 403,
    "text": "Unauthorized: Scheduled task belongs to another user"
  },
  "user_not_member": {
    "kind": "refused",
    "status": 403,
    "text": "User is not a member of this organization"
  },
  "not_found": {
    "kind": "not_found",
    "status": 404,
    "text": "Not Found"
  },
  "agent_not_found": {
    "kind": "not_found",
    "status": 404,
    "text": "Agent not found"
  },
  "version_not_found": {
    "kind": "not_found",
    "status": 404,
    "text": "Version not found"
  },
  "reference_not_found": {
    "kind": "not_found",
    "status": 404,
    "text": "{thing} {id} not found"
  },
  "tag_not_found": {
    "kind": "not_found",
    "status": 404,
    "text": "Tag not found"
  },
  "skill_not_found": {
    "kind": "not_found",
    "status": 404,
    "text": "Skill not found"
  },
  "skill_file_not_found": {
    "kind": "not_found",
    "status": 404,
    "text": "Skill file not found"
  },
  "knowledge_base_not_found": {
    "kind": "not_found",
    "status": 404,
    "text": "Knowledge base not found"
  },
  "file_not_found": {
    "kind": "not_found",
    "status": 404,
    "text": "File not found"
  },
  "tool_server_not_found": {
    "kind": "not_found",
    "status": 404,
    "text": "Tool server not found"
  },
  "webhook_endpoint_not_found": {
    "kind": "not_found",
    "status": 404,
    "text": "Webhook endpoint not found"
  },
  "webhook_delivery_not_found": {
    "kind": "not_found",
    "status": 404,
    "text": "Webhook delivery not found"
  },
  "scheduled_task_not_found": {
    "kind": "not_found",
    "status": 404,
    "text": "Scheduled task not found"
  },
  "conversation_not_found": {
    "kind": "not_found",
    "status": 404,
    "text": "Conversation not found"
  },
  "message_not_found": {
    "kind": "not_found",
    "status": 404,
    "text": "Message not found"
  },
  "deleted_record_not_found": {
    "kind": "not_found",
    "status": 404,
    "text": "Deleted record not found"
  },
  "user_not_found": {
    "kind": "not_found",
    "status": 404,
    "text": "User not found"
  },
  "method_not_allowed": {
    "kind": "refused",
    "status": 405,
    "text": "Method not allowed"
  },
  "conversation_run_in_progress": {
    "kind": "refused",
    "status": 409,
    "text": "Conversation has a run in progress"
  },
  "scheduled_task_run_limit_reached": {
    "kind": "refused",
    "status": 409,
    "text": "Scheduled task has too many executions in progress"
  },
  "file_not_failed": {
    "kind": "refused",
    "status": 409,
    "text": "Only a file whose processing failed can be retried"
  },
  "webhook_endpoint_disabled": {
    "kind": "refused",
    "status": 409,
    "text": "Webhook endpoint is disabled"
  },
  "idempotency_key_in_progress": {
    "kind": "refused",
    "status": 409,
    "retryAfterSeconds": 1,
    "text": "Request with this Idempotency-Key is in progress"
  },
  "idempotency_reply_was_stream": {
    "kind": "refused",
    "status": 409,
    "text": "Answer to this Idempotency-Key was a stream"
  },
  "request_timeout": {
    "kind": "refused",
    "status": 408,
    "text": "Request Timeout"
  },
  "record_changed": {
    "kind": "refused",
    "status": 412,
    "text": "Record was changed since it was read"
  },
  "payload_too_large": {
    "kind": "refused",
    "status": 413,
    "text": "Payload Too Large"
  },
  "unsupported_media_type": {
    "kind": "refused",
    "status": 415,
    "text": "Unsupported Media Type"
  },
  "idempotency_key_reused": {
    "kind": "refused",
    "status": 422,
    "text": "Idempotency-Key was used for another request"
  },
  "rate_limited": {
    "kind": "limited",
    "status": 429,
    "retryAfterSeconds": 5,
    "text": "Too Many Requests"
  },
  "user_run_limit_reached": {
    "kind": "limited",
    "status": 429,
    "retryAfterSeconds": 10,
    "text": "User has too many runs in progress"
  },
  "organization_run_limit_reached": {
    "kind": "limited",
    "status": 429,
    "retryAfterSeconds": 10,
    "text": "Organization has too many runs in progress"
  },
  "request_headers_too_large": {
    "kind": "refused",
    "status": 431,
    "text": "Request Header Fields Too Large"
  },
  "internal_error": {
    "kind": "failed",
    "status": 500,
    "text": "Internal Server Error"
  },
  "not_implemented": {
    "kind": "failed",
    "status": 501,
    "text": "Not Implemented"
  },
  "service_unavailable": {
    "kind": "unavailable",
    "status": 503,
    "retryAfterSeconds": 1,
    "text": "Service Unavailable"
  },
  "skill_content_missing": {
    "kind": "unavailable",
    "status": 503,
    "retryAfterSeconds": 60,
    "text": "SKILL.md is missing in the file storage"
  }
} as const;

export type ErrorCode = keyof typeof errors;

export type ErrorKind = (typeof errors)[ErrorCode]['kind'];
