// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Code of an error, from the header `X-Error-Code`. */
export type ErrorCode =
  /** Bad Request */
  | 'bad_request'
  /** Validation Error */
  | 'validation_error'
  /** Agent ID is required */
  | 'agent_id_required'
  /** Valid knowledge base ID and file ID are required for DELETE */
  | 'knowledge_base_and_file_id_required'
  /** threadId is required */
  | 'thread_id_required'
  /** User is not part of any organization */
  | 'organization_required'
  /** Organization has reached its limit of 10000 agents */
  | 'agent_limit_reached'
  /** Email slug "{slug}" is reserved and cannot be used */
  | 'email_slug_reserved'
  /** Email slug "{slug}" is already in use */
  | 'email_slug_in_use'
  /** Email slug "{slug}" of this version is in use by another agent */
  | 'version_email_slug_in_use'
  /** Organization has reached its limit of 10000 agent tags */
  | 'agent_tag_limit_reached'
  /** Tag name "{name}" is already in use */
  | 'tag_name_in_use'
  /** You cannot remove yourself from the organization */
  | 'cannot_remove_yourself'
  /** You cannot erase yourself */
  | 'cannot_erase_yourself'
  /** User cannot be removed */
  | 'user_not_removable'
  /** Invalid SKILL.md content */
  | 'invalid_skill_content'
  /** SKILL.md frontmatter must have a name */
  | 'skill_name_missing'
  /** Organization has reached its limit of 10000 skills */
  | 'skill_limit_reached'
  /** A skill can have at most 20 files */
  | 'skill_file_limit_reached'
  /** File name "{fileName}" is already in use in this skill */
  | 'skill_file_name_in_use'
  /** SKILL.md cannot be deleted; replace it with PUT /skills/manage */
  | 'skill_content_not_deletable'
  /** Extraction schema is not a valid JSON Schema */
  | 'invalid_extraction_schema'
  /** Organization has reached its limit of 10000 knowledge bases */
  | 'knowledge_base_limit_reached'
  /** Knowledge base name "{name}" is already in use */
  | 'knowledge_base_name_in_use'
  /** Model provider "{provider}" does not exist */
  | 'model_provider_not_found'
  /** Embedding model "{model}" is not available */
  | 'embedding_model_unavailable'
  /** Extraction model "{model}" is not available */
  | 'extraction_model_unavailable'
  /** Embedding model of a knowledge base cannot be changed */
  | 'embedding_model_immutable'
  /** File key is outside the storage area of the organization */
  | 'file_key_not_owned'
  /** Content key is outside the storage area of the organization */
  | 'content_key_not_owned'
  /** No uploaded file was found at the file key */
  | 'uploaded_file_missing'
  /** File type is not supported; supported types: {types} */
  | 'file_type_not_supported'
  /** Knowledge base holds the maximum of 10000 files */
  | 'knowledge_base_file_limit_reached'
  /** File "{fileId}" is already in this knowledge base */
  | 'knowledge_base_file_exists'
  /** Organization has reached its limit of 1000 tool servers */
  | 'tool_server_limit_reached'
  /** Tool server name "{name}" is already in use */
  | 'tool_server_name_in_use'
  /** Tool server URL "{url}" leads to an address or port that is not allowed */
  | 'tool_server_url_not_allowed'
  /** Organization has reached its limit of 20 webhook endpoints */
  | 'webhook_endpoint_limit_reached'
  /** Webhook endpoint URL "{url}" leads to an address or port that is not allowed */
  | 'webhook_endpoint_url_not_allowed'
  /** Organization has reached its limit of 10000 scheduled tasks */
  | 'scheduled_task_limit_reached'
  /** Owner of the scheduled task is no longer a member of the organization */
  | 'scheduled_task_owner_not_member'
  /** Owner of the scheduled task is a guest in the organization */
  | 'scheduled_task_owner_is_guest'
  /** Unauthorized */
  | 'unauthorized'
  /** Invalid webhook signature */
  | 'invalid_webhook_signature'
  /** Webhook timestamp is outside the tolerance */
  | 'webhook_timestamp_not_accepted'
  /** Webhook was already received */
  | 'webhook_already_received'
  /** Unauthorized: User is not an admin in this organization */
  | 'admin_required'
  /** Unauthorized: Only admins can sync agent tools */
  | 'sync_tools_admin_required'
  /** Unauthorized: Management console access is required */
  | 'management_access_required'
  /** Unauthorized: An organization role is required */
  | 'organization_role_required'
  /** Unauthorized: Scheduled task belongs to another user */
  | 'scheduled_task_not_owned'
  /** User is not a member of this organization */
  | 'user_not_member'
  /** Not Found */
  | 'not_found'
  /** Agent not found */
  | 'agent_not_found'
  /** Version not found */
  | 'version_not_found'
  /** {thing} {id} not found */
  | 'reference_not_found'
  /** Tag not found */
  | 'tag_not_found'
  /** Skill not found */
  | 'skill_not_found'
  /** Skill file not found */
  | 'skill_file_not_found'
  /** Knowledge base not found */
  | 'knowledge_base_not_found'
  /** File not found */
  | 'file_not_found'
  /** Tool server not found */
  | 'tool_server_not_found'
  /** Webhook endpoint not found */
  | 'webhook_endpoint_not_found'
  /** Webhook delivery not found */
  | 'webhook_delivery_not_found'
  /** Scheduled task not found */
  | 'scheduled_task_not_found'
  /** Conversation not found */
  | 'conversation_not_found'
  /** Message not found */
  | 'message_not_found'
  /** Deleted record not found */
  | 'deleted_record_not_found'
  /** User not found */
  | 'user_not_found'
  /** Method not allowed */
  | 'method_not_allowed'
  /** Conversation has a run in progress */
  | 'conversation_run_in_progress'
  /** Scheduled task has too many executions in progress */
  | 'scheduled_task_run_limit_reached'
  /** Only a file whose processing failed can be retried */
  | 'file_not_failed'
  /** Webhook endpoint is disabled */
  | 'webhook_endpoint_disabled'
  /** Request with this Idempotency-Key is in progress */
  | 'idempotency_key_in_progress'
  /** Answer to this Idempotency-Key was a stream */
  | 'idempotency_reply_was_stream'
  /** Request Timeout */
  | 'request_timeout'
  /** Record was changed since it was read */
  | 'record_changed'
  /** Payload Too Large */
  | 'payload_too_large'
  /** Unsupported Media Type */
  | 'unsupported_media_type'
  /** Idempotency-Key was used for another request */
  | 'idempotency_key_reused'
  /** Too Many Requests */
  | 'rate_limited'
  /** User has too many runs in progress */
  | 'user_run_limit_reached'
  /** Organization has too many runs in progress */
  | 'organization_run_limit_reached'
  /** Request Header Fields Too Large */
  | 'request_headers_too_large'
  /** Internal Server Error */
  | 'internal_error'
  /** Not Implemented */
  | 'not_implemented'
  /** Service Unavailable */
  | 'service_unavailable'
  /** SKILL.md is missing in the file storage */
  | 'skill_content_missing';
