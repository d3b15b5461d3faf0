// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

import type { OperationId } from './operations.js';

export const componentSchemas: Record<string, object> = {
 "Error": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "error"
  ],
  "properties": {
   "error": {
    "type": "string",
    "maxLength": 2200,
    "pattern": "^[^\\u0000]*$"
   },
   "details": {
    "$ref": "contract#/components/schemas/ErrorDetails"
   }
  }
 },
 "ErrorCode": {
  "type": "string",
  "enum": [
   "bad_request",
   "validation_error",
   "agent_id_required",
   "knowledge_base_and_file_id_required",
   "thread_id_required",
   "organization_required",
   "agent_limit_reached",
   "email_slug_reserved",
   "email_slug_in_use",
   "version_email_slug_in_use",
   "agent_tag_limit_reached",
   "tag_name_in_use",
   "cannot_remove_yourself",
   "cannot_erase_yourself",
   "user_not_removable",
   "invalid_skill_content",
   "skill_name_missing",
   "skill_limit_reached",
   "skill_file_limit_reached",
   "skill_file_name_in_use",
   "skill_content_not_deletable",
   "invalid_extraction_schema",
   "knowledge_base_limit_reached",
   "knowledge_base_name_in_use",
   "model_provider_not_found",
   "embedding_model_unavailable",
   "extraction_model_unavailable",
   "embedding_model_immutable",
   "file_key_not_owned",
   "content_key_not_owned",
   "uploaded_file_missing",
   "file_type_not_supported",
   "knowledge_base_file_limit_reached",
   "knowledge_base_file_exists",
   "tool_server_limit_reached",
   "tool_server_name_in_use",
   "tool_server_url_not_allowed",
   "webhook_endpoint_limit_reached",
   "webhook_endpoint_url_not_allowed",
   "scheduled_task_limit_reached",
   "scheduled_task_owner_not_member",
   "scheduled_task_owner_is_guest",
   "unauthorized",
   "invalid_webhook_signature",
   "webhook_timestamp_not_accepted",
   "webhook_already_received",
   "admin_required",
   "sync_tools_admin_required",
   "management_access_required",
   "organization_role_required",
   "scheduled_task_not_owned",
   "user_not_member",
   "not_found",
   "agent_not_found",
   "version_not_found",
   "reference_not_found",
   "tag_not_found",
   "skill_not_found",
   "skill_file_not_found",
   "knowledge_base_not_found",
   "file_not_found",
   "tool_server_not_found",
   "webhook_endpoint_not_found",
   "webhook_delivery_not_found",
   "scheduled_task_not_found",
   "conversation_not_found",
   "message_not_found",
   "deleted_record_not_found",
   "user_not_found",
   "method_not_allowed",
   "conversation_run_in_progress",
   "scheduled_task_run_limit_reached",
   "file_not_failed",
   "webhook_endpoint_disabled",
   "idempotency_key_in_progress",
   "idempotency_reply_was_stream",
   "request_timeout",
   "record_changed",
   "payload_too_large",
   "unsupported_media_type",
   "idempotency_key_reused",
   "rate_limited",
   "user_run_limit_reached",
   "organization_run_limit_reached",
   "request_headers_too_large",
   "internal_error",
   "not_implemented",
   "service_unavailable",
   "skill_content_missing"
  ]
 },
 "Id": {
  "type": "integer",
  "format": "int32",
  "minimum": 1,
  "maximum": 2147483647
 },
 "NullableId": {
  "type": [
   "integer",
   "null"
  ],
  "format": "int32",
  "minimum": 1,
  "maximum": 2147483647
 },
 "Timestamp": {
  "type": "string",
  "format": "date-time",
  "maxLength": 35
 },
 "NullableTimestamp": {
  "type": [
   "string",
   "null"
  ],
  "format": "date-time",
  "maxLength": 35
 },
 "DateOrDateTime": {
  "type": "string",
  "maxLength": 35,
  "pattern": "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([Tt ]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)?)?$"
 },
 "EpochMilliseconds": {
  "type": "integer",
  "format": "int64",
  "minimum": 0,
  "maximum": 9007199254740991
 },
 "NullableEpochMilliseconds": {
  "type": [
   "integer",
   "null"
  ],
  "format": "int64",
  "minimum": 0,
  "maximum": 9007199254740991
 },
 "Count": {
  "type": "integer",
  "format": "int32",
  "minimum": 0,
  "maximum": 2147483647
 },
 "NullableCount": {
  "type": [
   "integer",
   "null"
  ],
  "minimum": 0,
  "maximum": 2147483647,
  "format": "int32"
 },
 "PageLimit": {
  "type": "integer",
  "format": "int32",
  "minimum": 1,
  "maximum": 100
 },
 "LargeCount": {
  "type": "integer",
  "format": "int64",
  "minimum": 0,
  "maximum": 9007199254740991
 },
 "AlwaysTrue": {
  "type": "boolean",
  "const": true
 },
 "Uuid": {
  "type": "string",
  "format": "uuid",
  "maxLength": 36
 },
 "DisplayName": {
  "type": "string",
  "maxLength": 200,
  "pattern": "^[^\\u0000]*$"
 },
 "ShortName": {
  "type": "string",
  "minLength": 1,
  "maxLength": 100,
  "pattern": "^(?=[^\\u0000]*\\S)[^\\u0000]*$"
 },
 "NullableUuid": {
  "type": [
   "string",
   "null"
  ],
  "format": "uuid",
  "maxLength": 36
 },
 "FreeFormObject": {
  "type": "object",
  "additionalProperties": true,
  "maxProperties": 200
 },
 "SkillDescription": {
  "type": [
   "string",
   "null"
  ],
  "maxLength": 4000,
  "pattern": "^[^\\u0000]*$"
 },
 "SkillFileCount": {
  "type": "integer",
  "format": "int32",
  "minimum": 0,
  "maximum": 20
 },
 "Prompt": {
  "type": "string",
  "minLength": 1,
  "maxLength": 20000,
  "pattern": "^[^\\u0000]*$"
 },
 "CatchUpWindowSeconds": {
  "type": "integer",
  "format": "int32",
  "minimum": 0,
  "maximum": 31536000
 },
 "RetryAfterSeconds": {
  "type": "integer",
  "format": "int32",
  "minimum": 1,
  "maximum": 86400
 },
 "BulkCount": {
  "type": "integer",
  "format": "int32",
  "minimum": 0,
  "maximum": 50
 },
 "PersonName": {
  "type": [
   "string",
   "null"
  ],
  "maxLength": 256,
  "pattern": "^[^\\u0000]*$"
 },
 "FileKey": {
  "type": "string",
  "minLength": 1,
  "maxLength": 1024,
  "pattern": "^[^\\u0000]*$"
 },
 "ToolServerUrl": {
  "type": "string",
  "format": "uri",
  "maxLength": 2048,
  "pattern": "^https?://"
 },
 "MaxToolRoundtrips": {
  "type": "integer",
  "format": "int32",
  "minimum": 1,
  "maximum": 1000
 },
 "SystemPrompt": {
  "type": "string",
  "maxLength": 100000,
  "pattern": "^[^\\u0000]*$"
 },
 "ShortDescription": {
  "type": "string",
  "maxLength": 2000,
  "pattern": "^[^\\u0000]*$"
 },
 "FailureReason": {
  "type": [
   "string",
   "null"
  ],
  "maxLength": 2000,
  "pattern": "^[^\\u0000]*$"
 },
 "UserId": {
  "type": "string",
  "minLength": 1,
  "maxLength": 128,
  "pattern": "^[^\\u0000-\\u0020]+$"
 },
 "NullableUserId": {
  "type": [
   "string",
   "null"
  ],
  "minLength": 1,
  "maxLength": 128,
  "pattern": "^[^\\u0000-\\u0020]+$"
 },
 "OrganizationId": {
  "type": "string",
  "minLength": 1,
  "maxLength": 128,
  "pattern": "^[A-Za-z0-9_.-]+$"
 },
 "ModelId": {
  "type": "string",
  "minLength": 3,
  "maxLength": 200,
  "pattern": "^[A-Za-z0-9_-]+:[^\\s\\u0000]+$"
 },
 "NullableModelId": {
  "type": [
   "string",
   "null"
  ],
  "minLength": 3,
  "maxLength": 200,
  "pattern": "^[A-Za-z0-9_-]+:[^\\s\\u0000]+$"
 },
 "SuccessMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "message"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "message": {
    "type": "string",
    "maxLength": 500,
    "pattern": "^[^\\u0000]*$"
   }
  }
 },
 "ErrorDetails": {
  "type": "array",
  "maxItems": 20,
  "items": {
   "$ref": "contract#/components/schemas/ErrorDetail"
  }
 },
 "ErrorDetail": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "message",
   "path",
   "in"
  ],
  "properties": {
   "message": {
    "type": "string",
    "maxLength": 500,
    "pattern": "^[^\\u0000]*$"
   },
   "path": {
    "type": "array",
    "maxItems": 10,
    "items": {
     "type": "string",
     "maxLength": 100,
     "pattern": "^[^\\u0000]*$"
    }
   },
   "in": {
    "$ref": "contract#/components/schemas/RequestPart"
   }
  }
 },
 "RequestPart": {
  "type": "string",
  "enum": [
   "body",
   "query",
   "header"
  ]
 },
 "Etag": {
  "type": "string",
  "minLength": 1,
  "maxLength": 64,
  "pattern": "^[!#-~]+$"
 },
 "Agent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "name",
   "description",
   "logoUrl",
   "conversationStarters",
   "model",
   "temperature",
   "maxOutputTokens",
   "reasoningEffort",
   "maxToolRoundtrips",
   "systemPrompt",
   "tools",
   "mcpServers",
   "stage",
   "showInChat",
   "emailSlug",
   "publishedVersionId",
   "createdAt",
   "updatedAt",
   "etag",
   "tags"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000]*$"
   },
   "description": {
    "$ref": "contract#/components/schemas/ShortDescription"
   },
   "logoUrl": {
    "type": [
     "string",
     "null"
    ],
    "format": "uri",
    "maxLength": 2048
   },
   "conversationStarters": {
    "$ref": "contract#/components/schemas/ConversationStarters"
   },
   "model": {
    "$ref": "contract#/components/schemas/ModelId"
   },
   "temperature": {
    "$ref": "contract#/components/schemas/Temperature"
   },
   "maxOutputTokens": {
    "$ref": "contract#/components/schemas/MaxOutputTokens"
   },
   "reasoningEffort": {
    "oneOf": [
     {
      "$ref": "contract#/components/schemas/ReasoningEffort"
     },
     {
      "type": "null"
     }
    ]
   },
   "maxToolRoundtrips": {
    "$ref": "contract#/components/schemas/MaxToolRoundtrips"
   },
   "systemPrompt": {
    "$ref": "contract#/components/schemas/SystemPrompt"
   },
   "tools": {
    "$ref": "contract#/components/schemas/AgentTools"
   },
   "mcpServers": {
    "$ref": "contract#/components/schemas/AgentToolServerIds"
   },
   "stage": {
    "$ref": "contract#/components/schemas/AgentStage"
   },
   "showInChat": {
    "type": "boolean"
   },
   "emailSlug": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 63,
    "pattern": "^[^\\u0000]*$"
   },
   "publishedVersionId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   },
   "tags": {
    "$ref": "contract#/components/schemas/AgentTagReferences"
   },
   "warnings": {
    "$ref": "contract#/components/schemas/AgentWarnings"
   }
  }
 },
 "Temperature": {
  "type": [
   "number",
   "null"
  ],
  "minimum": 0,
  "maximum": 2
 },
 "MaxOutputTokens": {
  "type": [
   "integer",
   "null"
  ],
  "minimum": 1,
  "maximum": 10000000,
  "format": "int32"
 },
 "ReasoningEffort": {
  "type": "string",
  "enum": [
   "none",
   "minimal",
   "low",
   "medium",
   "high",
   "xhigh",
   "max"
  ]
 },
 "AgentWarnings": {
  "type": "array",
  "maxItems": 20,
  "items": {
   "$ref": "contract#/components/schemas/ErrorDetail"
  }
 },
 "AgentTagReferences": {
  "type": "array",
  "maxItems": 100,
  "items": {
   "$ref": "contract#/components/schemas/AgentTagReference"
  }
 },
 "AgentTagReference": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "name"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "name": {
    "$ref": "contract#/components/schemas/TagName"
   }
  }
 },
 "TagName": {
  "type": "string",
  "minLength": 1,
  "maxLength": 50,
  "pattern": "^(?=[^\\u0000]*\\S)[^\\u0000]*$"
 },
 "AgentStage": {
  "type": "string",
  "enum": [
   "development",
   "released"
  ]
 },
 "ConversationStarters": {
  "type": "array",
  "maxItems": 50,
  "items": {
   "type": "string",
   "minLength": 1,
   "maxLength": 1000,
   "pattern": "^[^\\u0000]*$"
  }
 },
 "AgentToolServerIds": {
  "type": [
   "array",
   "null"
  ],
  "maxItems": 100,
  "items": {
   "$ref": "contract#/components/schemas/Id"
  }
 },
 "AgentTools": {
  "type": "object",
  "maxProperties": 200,
  "propertyNames": {
   "type": "string",
   "minLength": 1,
   "maxLength": 128,
   "pattern": "^[A-Za-z0-9_.:-]+$"
  },
  "additionalProperties": {
   "oneOf": [
    {
     "$ref": "contract#/components/schemas/PlatformToolDefinition"
    },
    {
     "$ref": "contract#/components/schemas/ProviderToolDefinition"
    }
   ]
  }
 },
 "PlatformToolDefinition": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "description",
   "parameters"
  ],
  "properties": {
   "description": {
    "type": "string",
    "maxLength": 5000,
    "pattern": "^[^\\u0000]*$"
   },
   "parameters": {
    "$ref": "contract#/components/schemas/FreeFormObject"
   },
   "config": {
    "$ref": "contract#/components/schemas/ToolConfig"
   }
  }
 },
 "ProviderToolDefinition": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "isProviderTool"
  ],
  "properties": {
   "isProviderTool": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   }
  }
 },
 "ToolConfig": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "accessibleKnowledgeBaseIds": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "contract#/components/schemas/Id"
    }
   },
   "writableKnowledgeBaseIds": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "contract#/components/schemas/Id"
    }
   },
   "callableAgentIds": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "oneOf": [
      {
       "$ref": "contract#/components/schemas/Id"
      },
      {
       "type": "string",
       "pattern": "^[1-9][0-9]{0,9}$",
       "maxLength": 10
      }
     ]
    }
   },
   "skillIds": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "contract#/components/schemas/Id"
    }
   }
  }
 },
 "AgentSave": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^(?=[^\\u0000]*\\S)[^\\u0000]*$"
   },
   "description": {
    "$ref": "contract#/components/schemas/ShortDescription"
   },
   "logoUrl": {
    "type": [
     "string",
     "null"
    ],
    "format": "uri",
    "pattern": "^https?://",
    "maxLength": 2048
   },
   "conversationStarters": {
    "$ref": "contract#/components/schemas/ConversationStarters"
   },
   "model": {
    "$ref": "contract#/components/schemas/ModelId"
   },
   "temperature": {
    "$ref": "contract#/components/schemas/Temperature"
   },
   "maxOutputTokens": {
    "$ref": "contract#/components/schemas/MaxOutputTokens"
   },
   "reasoningEffort": {
    "oneOf": [
     {
      "$ref": "contract#/components/schemas/ReasoningEffort"
     },
     {
      "type": "null"
     }
    ]
   },
   "maxToolRoundtrips": {
    "$ref": "contract#/components/schemas/MaxToolRoundtrips"
   },
   "systemPrompt": {
    "$ref": "contract#/components/schemas/SystemPrompt"
   },
   "tools": {
    "$ref": "contract#/components/schemas/AgentTools"
   },
   "mcpServers": {
    "$ref": "contract#/components/schemas/AgentToolServerIds"
   },
   "stage": {
    "$ref": "contract#/components/schemas/AgentStage"
   },
   "showInChat": {
    "type": "boolean"
   },
   "emailSlug": {
    "type": [
     "string",
     "null"
    ],
    "minLength": 1,
    "maxLength": 63,
    "pattern": "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$"
   },
   "tagIds": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "contract#/components/schemas/Id"
    }
   },
   "publishedVersionId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   },
   "tags": {
    "$ref": "contract#/components/schemas/AgentTagReferences"
   },
   "warnings": {
    "$ref": "contract#/components/schemas/AgentWarnings"
   }
  }
 },
 "AgentDelete": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "agentId"
  ],
  "properties": {
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   }
  }
 },
 "AgentConfiguration": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "name",
   "description",
   "logoUrl",
   "conversationStarters",
   "model",
   "temperature",
   "maxOutputTokens",
   "reasoningEffort",
   "maxToolRoundtrips",
   "systemPrompt",
   "tools",
   "mcpServers",
   "stage",
   "showInChat",
   "emailSlug"
  ],
  "properties": {
   "name": {
    "$ref": "contract#/components/schemas/DisplayName"
   },
   "description": {
    "$ref": "contract#/components/schemas/ShortDescription"
   },
   "logoUrl": {
    "type": [
     "string",
     "null"
    ],
    "format": "uri",
    "maxLength": 2048
   },
   "conversationStarters": {
    "$ref": "contract#/components/schemas/ConversationStarters"
   },
   "model": {
    "$ref": "contract#/components/schemas/ModelId"
   },
   "temperature": {
    "$ref": "contract#/components/schemas/Temperature"
   },
   "maxOutputTokens": {
    "$ref": "contract#/components/schemas/MaxOutputTokens"
   },
   "reasoningEffort": {
    "oneOf": [
     {
      "$ref": "contract#/components/schemas/ReasoningEffort"
     },
     {
      "type": "null"
     }
    ]
   },
   "maxToolRoundtrips": {
    "$ref": "contract#/components/schemas/MaxToolRoundtrips"
   },
   "systemPrompt": {
    "$ref": "contract#/components/schemas/SystemPrompt"
   },
   "tools": {
    "$ref": "contract#/components/schemas/AgentTools"
   },
   "mcpServers": {
    "$ref": "contract#/components/schemas/AgentToolServerIds"
   },
   "stage": {
    "$ref": "contract#/components/schemas/AgentStage"
   },
   "showInChat": {
    "type": "boolean"
   },
   "emailSlug": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 63,
    "pattern": "^[^\\u0000]*$"
   }
  }
 },
 "AgentVersion": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "agentId",
   "number",
   "label",
   "createdBy",
   "createdAt",
   "source",
   "isPublished"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "number": {
    "$ref": "contract#/components/schemas/AgentVersionNumber"
   },
   "label": {
    "$ref": "contract#/components/schemas/AgentVersionLabel"
   },
   "createdBy": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "source": {
    "$ref": "contract#/components/schemas/AgentVersionSource"
   },
   "isPublished": {
    "type": "boolean"
   }
  }
 },
 "AgentVersionPage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "versions",
   "nextCursor"
  ],
  "properties": {
   "versions": {
    "type": "array",
    "maxItems": 200,
    "items": {
     "$ref": "contract#/components/schemas/AgentVersion"
    }
   },
   "nextCursor": {
    "$ref": "contract#/components/schemas/NullableId"
   }
  }
 },
 "AgentVersionSource": {
  "type": "string",
  "enum": [
   "save",
   "checkpoint",
   "rollback"
  ]
 },
 "AgentVersionNumber": {
  "type": "integer",
  "minimum": 1,
  "maximum": 2147483647,
  "format": "int32"
 },
 "AgentVersionLabel": {
  "type": [
   "string",
   "null"
  ],
  "maxLength": 200,
  "pattern": "^[^\\u0000]*$"
 },
 "AgentVersionDetail": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "agentId",
   "number",
   "label",
   "createdBy",
   "createdAt",
   "source",
   "isPublished",
   "snapshot",
   "changes"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "number": {
    "$ref": "contract#/components/schemas/AgentVersionNumber"
   },
   "label": {
    "$ref": "contract#/components/schemas/AgentVersionLabel"
   },
   "createdBy": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "source": {
    "$ref": "contract#/components/schemas/AgentVersionSource"
   },
   "isPublished": {
    "type": "boolean"
   },
   "snapshot": {
    "$ref": "contract#/components/schemas/AgentConfiguration"
   },
   "changes": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "contract#/components/schemas/AgentVersionDifference"
    }
   }
  }
 },
 "AgentVersionDifference": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "field",
   "before",
   "after"
  ],
  "properties": {
   "field": {
    "type": "string",
    "maxLength": 100,
    "pattern": "^[^\\u0000]*$"
   },
   "before": {},
   "after": {}
  }
 },
 "AgentVersionChange": {
  "oneOf": [
   {
    "$ref": "contract#/components/schemas/AgentRollback"
   },
   {
    "$ref": "contract#/components/schemas/AgentCheckpoint"
   }
  ]
 },
 "AgentRollback": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "agentId",
   "action",
   "versionId"
  ],
  "properties": {
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "action": {
    "type": "string",
    "const": "rollback"
   },
   "versionId": {
    "$ref": "contract#/components/schemas/Id"
   }
  }
 },
 "AgentCheckpoint": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "agentId",
   "action"
  ],
  "properties": {
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "action": {
    "type": "string",
    "const": "checkpoint"
   },
   "label": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000]*$"
   }
  }
 },
 "AgentRollbackResult": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "publishedVersionId"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "publishedVersionId": {
    "$ref": "contract#/components/schemas/Id"
   }
  }
 },
 "AgentCheckpointResult": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "version",
   "created"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "version": {
    "$ref": "contract#/components/schemas/AgentVersion"
   },
   "created": {
    "type": "boolean"
   }
  }
 },
 "AgentToolSync": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "updated",
   "total",
   "agents",
   "retiredTools"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "updated": {
    "type": "integer",
    "minimum": 0,
    "maximum": 10000,
    "format": "int32"
   },
   "total": {
    "type": "integer",
    "minimum": 0,
    "maximum": 10000,
    "format": "int32"
   },
   "agents": {
    "type": "array",
    "maxItems": 10000,
    "items": {
     "$ref": "contract#/components/schemas/AgentReference"
    }
   },
   "retiredTools": {
    "type": "array",
    "maxItems": 10000,
    "items": {
     "$ref": "contract#/components/schemas/RetiredTool"
    }
   }
  }
 },
 "AgentReference": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "name"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "name": {
    "$ref": "contract#/components/schemas/DisplayName"
   }
  }
 },
 "RetiredTool": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "agentId",
   "toolName"
  ],
  "properties": {
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "toolName": {
    "type": "string",
    "maxLength": 128,
    "pattern": "^[^\\u0000]*$"
   }
  }
 },
 "AgentTag": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "name",
   "organizationId",
   "createdBy",
   "createdAt",
   "updatedAt",
   "etag"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "name": {
    "$ref": "contract#/components/schemas/TagName"
   },
   "organizationId": {
    "$ref": "contract#/components/schemas/OrganizationId"
   },
   "createdBy": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "AgentTagWithCount": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "name",
   "organizationId",
   "createdBy",
   "createdAt",
   "updatedAt",
   "agentCount",
   "etag"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "name": {
    "$ref": "contract#/components/schemas/TagName"
   },
   "organizationId": {
    "$ref": "contract#/components/schemas/OrganizationId"
   },
   "createdBy": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "agentCount": {
    "type": "integer",
    "minimum": 0,
    "maximum": 10000,
    "format": "int32"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "AgentTagCreate": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "name"
  ],
  "properties": {
   "name": {
    "$ref": "contract#/components/schemas/TagName"
   }
  }
 },
 "AgentTagUpdate": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "name": {
    "$ref": "contract#/components/schemas/TagName"
   },
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "organizationId": {
    "$ref": "contract#/components/schemas/OrganizationId"
   },
   "createdBy": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   },
   "agentCount": {
    "type": "integer",
    "minimum": 0,
    "maximum": 10000,
    "format": "int32"
   }
  }
 },
 "ModelCatalog": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "models",
   "total"
  ],
  "properties": {
   "models": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "contract#/components/schemas/ModelCatalogEntry"
    }
   },
   "total": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1000,
    "format": "int32"
   }
  }
 },
 "ModelCatalogEntry": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "displayName",
   "provider",
   "uses",
   "contextTokens",
   "maxOutputTokens",
   "inputs",
   "acceptsTemperature",
   "reasoningEfforts",
   "price",
   "available"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/ModelId"
   },
   "displayName": {
    "$ref": "contract#/components/schemas/DisplayName"
   },
   "provider": {
    "type": "string",
    "maxLength": 64,
    "pattern": "^[^\\u0000]*$"
   },
   "uses": {
    "type": "array",
    "maxItems": 3,
    "items": {
     "type": "string",
     "enum": [
      "chat",
      "embedding",
      "extraction"
     ]
    }
   },
   "contextTokens": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 1,
    "maximum": 1000000000,
    "format": "int32"
   },
   "maxOutputTokens": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 1,
    "maximum": 10000000,
    "format": "int32"
   },
   "inputs": {
    "type": [
     "array",
     "null"
    ],
    "maxItems": 4,
    "items": {
     "type": "string",
     "enum": [
      "text",
      "image",
      "audio",
      "pdf"
     ]
    }
   },
   "acceptsTemperature": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "reasoningEfforts": {
    "type": [
     "array",
     "null"
    ],
    "maxItems": 7,
    "items": {
     "$ref": "contract#/components/schemas/ReasoningEffort"
    }
   },
   "price": {
    "oneOf": [
     {
      "$ref": "contract#/components/schemas/ModelPrice"
     },
     {
      "type": "null"
     }
    ]
   },
   "available": {
    "type": "boolean"
   },
   "unavailableReason": {
    "type": "string",
    "maxLength": 500,
    "pattern": "^[^\\u0000]*$"
   }
  }
 },
 "ModelPrice": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "currency",
   "inputPerMillionTokens",
   "outputPerMillionTokens"
  ],
  "properties": {
   "currency": {
    "type": "string",
    "const": "USD"
   },
   "inputPerMillionTokens": {
    "type": "number",
    "minimum": 0,
    "maximum": 1000000
   },
   "outputPerMillionTokens": {
    "type": "number",
    "minimum": 0,
    "maximum": 1000000
   }
  }
 },
 "ToolCatalog": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "tools",
   "total"
  ],
  "properties": {
   "tools": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "contract#/components/schemas/ToolCatalogEntry"
    }
   },
   "total": {
    "type": "integer",
    "minimum": 0,
    "maximum": 100,
    "format": "int32"
   }
  }
 },
 "ToolCatalogEntry": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "name",
   "displayName",
   "description",
   "category",
   "parameters",
   "requiredIntegration",
   "isPrivate",
   "isProviderTool",
   "available"
  ],
  "properties": {
   "name": {
    "type": "string",
    "maxLength": 128,
    "pattern": "^[^\\u0000]*$"
   },
   "displayName": {
    "$ref": "contract#/components/schemas/DisplayName"
   },
   "description": {
    "type": "string",
    "maxLength": 5000,
    "pattern": "^[^\\u0000]*$"
   },
   "category": {
    "type": "string",
    "maxLength": 50,
    "pattern": "^[^\\u0000]*$"
   },
   "parameters": {
    "type": [
     "object",
     "null"
    ],
    "additionalProperties": true,
    "maxProperties": 200
   },
   "requiredIntegration": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 100,
    "pattern": "^[^\\u0000]*$"
   },
   "isPrivate": {
    "type": "boolean"
   },
   "isProviderTool": {
    "type": "boolean"
   },
   "provider": {
    "type": "string",
    "maxLength": 100,
    "pattern": "^[^\\u0000]*$"
   },
   "available": {
    "type": "boolean"
   },
   "unavailableReason": {
    "type": "string",
    "maxLength": 500,
    "pattern": "^[^\\u0000]*$"
   }
  }
 },
 "OrganizationRole": {
  "type": "string",
  "enum": [
   "org:admin",
   "org:agent_manager",
   "org:member",
   "org:guest"
  ]
 },
 "UserMetadata": {
  "type": "object",
  "additionalProperties": true,
  "maxProperties": 1183
 },
 "OrganizationUser": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "email",
   "firstName",
   "lastName",
   "username",
   "profileImageUrl",
   "role",
   "publicMetadata",
   "joinedAt",
   "lastSignInAt",
   "createdAt",
   "etag"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "email": {
    "type": "string",
    "maxLength": 320,
    "pattern": "^[^\\u0000]*$"
   },
   "firstName": {
    "$ref": "contract#/components/schemas/PersonName"
   },
   "lastName": {
    "$ref": "contract#/components/schemas/PersonName"
   },
   "username": {
    "$ref": "contract#/components/schemas/PersonName"
   },
   "profileImageUrl": {
    "type": "string",
    "format": "uri",
    "maxLength": 2048
   },
   "role": {
    "$ref": "contract#/components/schemas/OrganizationRole"
   },
   "publicMetadata": {
    "$ref": "contract#/components/schemas/UserMetadata"
   },
   "joinedAt": {
    "$ref": "contract#/components/schemas/EpochMilliseconds"
   },
   "lastSignInAt": {
    "$ref": "contract#/components/schemas/NullableEpochMilliseconds"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/EpochMilliseconds"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "OrganizationUserPage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "data",
   "totalCount"
  ],
  "properties": {
   "data": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "contract#/components/schemas/OrganizationUser"
    }
   },
   "totalCount": {
    "$ref": "contract#/components/schemas/Count"
   }
  }
 },
 "UserRemoval": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "userIds"
  ],
  "properties": {
   "userIds": {
    "type": "array",
    "minItems": 1,
    "maxItems": 50,
    "items": {
     "$ref": "contract#/components/schemas/UserId"
    }
   }
  }
 },
 "UserRemovalResult": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "total",
   "successful",
   "failed",
   "results"
  ],
  "properties": {
   "success": {
    "type": "boolean"
   },
   "total": {
    "$ref": "contract#/components/schemas/BulkCount"
   },
   "successful": {
    "$ref": "contract#/components/schemas/BulkCount"
   },
   "failed": {
    "$ref": "contract#/components/schemas/BulkCount"
   },
   "results": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "contract#/components/schemas/UserRemovalSuccess"
    }
   },
   "errors": {
    "type": "array",
    "minItems": 1,
    "maxItems": 50,
    "items": {
     "$ref": "contract#/components/schemas/UserRemovalFailure"
    }
   }
  }
 },
 "UserRemovalSuccess": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "userId",
   "success"
  ],
  "properties": {
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   }
  }
 },
 "UserRemovalFailure": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "userId",
   "success",
   "code",
   "error"
  ],
  "properties": {
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "success": {
    "type": "boolean",
    "const": false
   },
   "code": {
    "type": "string",
    "enum": [
     "cannot_remove_yourself",
     "user_not_member",
     "user_not_removable",
     "rate_limited",
     "service_unavailable",
     "internal_error"
    ]
   },
   "error": {
    "type": "string",
    "enum": [
     "You cannot remove yourself from the organization",
     "User is not a member of this organization",
     "User cannot be removed",
     "Too Many Requests",
     "Service Unavailable",
     "Internal Server Error"
    ]
   },
   "retryAfterSeconds": {
    "$ref": "contract#/components/schemas/RetryAfterSeconds"
   }
  }
 },
 "UserMetadataUpdate": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "userId",
   "metadata"
  ],
  "properties": {
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "metadata": {
    "$ref": "contract#/components/schemas/UserMetadata"
   }
  }
 },
 "UserMetadataUpdateResult": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "user"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "user": {
    "$ref": "contract#/components/schemas/UpdatedUser"
   }
  }
 },
 "UpdatedUser": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "email",
   "firstName",
   "lastName",
   "publicMetadata",
   "etag"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "email": {
    "type": "string",
    "maxLength": 320,
    "pattern": "^[^\\u0000]*$"
   },
   "firstName": {
    "$ref": "contract#/components/schemas/PersonName"
   },
   "lastName": {
    "$ref": "contract#/components/schemas/PersonName"
   },
   "publicMetadata": {
    "$ref": "contract#/components/schemas/UserMetadata"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "InvitationId": {
  "type": "string",
  "minLength": 8,
  "maxLength": 128,
  "pattern": "^orginv_[A-Za-z0-9_-]+$"
 },
 "InvitationStatus": {
  "type": "string",
  "enum": [
   "pending",
   "accepted",
   "revoked",
   "expired"
  ]
 },
 "Invitation": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "emailAddress",
   "role",
   "status",
   "publicMetadata",
   "createdAt",
   "updatedAt"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/InvitationId"
   },
   "emailAddress": {
    "type": "string",
    "format": "email",
    "maxLength": 320
   },
   "role": {
    "$ref": "contract#/components/schemas/OrganizationRole"
   },
   "status": {
    "$ref": "contract#/components/schemas/InvitationStatus"
   },
   "publicMetadata": {
    "oneOf": [
     {
      "$ref": "contract#/components/schemas/UserMetadata"
     },
     {
      "type": "null"
     }
    ]
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/EpochMilliseconds"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/EpochMilliseconds"
   }
  }
 },
 "InvitationPage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "data",
   "totalCount"
  ],
  "properties": {
   "data": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "contract#/components/schemas/Invitation"
    }
   },
   "totalCount": {
    "$ref": "contract#/components/schemas/Count"
   }
  }
 },
 "InvitationsCreate": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "invitations"
  ],
  "properties": {
   "invitations": {
    "type": "array",
    "minItems": 1,
    "maxItems": 50,
    "items": {
     "$ref": "contract#/components/schemas/InvitationCreate"
    }
   }
  }
 },
 "InvitationCreate": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "email"
  ],
  "properties": {
   "email": {
    "type": "string",
    "format": "email",
    "maxLength": 320
   },
   "role": {
    "$ref": "contract#/components/schemas/OrganizationRole"
   },
   "metadata": {
    "$ref": "contract#/components/schemas/UserMetadata"
   }
  }
 },
 "InvitationsCreateResult": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "total",
   "successful",
   "failed",
   "results",
   "errors"
  ],
  "properties": {
   "success": {
    "type": "boolean"
   },
   "total": {
    "$ref": "contract#/components/schemas/BulkCount"
   },
   "successful": {
    "$ref": "contract#/components/schemas/BulkCount"
   },
   "failed": {
    "$ref": "contract#/components/schemas/BulkCount"
   },
   "results": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "oneOf": [
      {
       "$ref": "contract#/components/schemas/InvitationCreated"
      },
      {
       "$ref": "contract#/components/schemas/DirectMembershipCreated"
      }
     ]
    }
   },
   "errors": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "contract#/components/schemas/InvitationCreateFailure"
    }
   }
  }
 },
 "InvitationCreated": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "email",
   "success",
   "type",
   "invitationId"
  ],
  "properties": {
   "email": {
    "type": "string",
    "format": "email",
    "maxLength": 320
   },
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "type": {
    "type": "string",
    "const": "invitation"
   },
   "invitationId": {
    "$ref": "contract#/components/schemas/InvitationId"
   }
  }
 },
 "DirectMembershipCreated": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "email",
   "success",
   "type",
   "userId"
  ],
  "properties": {
   "email": {
    "type": "string",
    "format": "email",
    "maxLength": 320
   },
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "type": {
    "type": "string",
    "const": "direct_membership"
   },
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   }
  }
 },
 "InvitationCreateFailure": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "email",
   "success",
   "code",
   "error"
  ],
  "properties": {
   "email": {
    "type": "string",
    "format": "email",
    "maxLength": 320
   },
   "success": {
    "type": "boolean",
    "const": false
   },
   "code": {
    "type": "string",
    "enum": [
     "already_invited",
     "address_refused",
     "rate_limited",
     "service_unavailable",
     "internal_error"
    ]
   },
   "error": {
    "type": "string",
    "enum": [
     "An invitation for this email address is already pending",
     "This email address cannot be invited",
     "Too Many Requests",
     "Service Unavailable",
     "Internal Server Error"
    ]
   },
   "retryAfterSeconds": {
    "$ref": "contract#/components/schemas/RetryAfterSeconds"
   }
  }
 },
 "InvitationRevocation": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "invitationIds"
  ],
  "properties": {
   "invitationIds": {
    "type": "array",
    "minItems": 1,
    "maxItems": 50,
    "items": {
     "$ref": "contract#/components/schemas/InvitationId"
    }
   }
  }
 },
 "InvitationRevocationResult": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "total",
   "successful",
   "failed",
   "results",
   "errors"
  ],
  "properties": {
   "success": {
    "type": "boolean"
   },
   "total": {
    "$ref": "contract#/components/schemas/BulkCount"
   },
   "successful": {
    "$ref": "contract#/components/schemas/BulkCount"
   },
   "failed": {
    "$ref": "contract#/components/schemas/BulkCount"
   },
   "results": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "contract#/components/schemas/InvitationRevoked"
    }
   },
   "errors": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "contract#/components/schemas/InvitationRevocationFailure"
    }
   }
  }
 },
 "InvitationRevoked": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "invitationId",
   "success"
  ],
  "properties": {
   "invitationId": {
    "$ref": "contract#/components/schemas/InvitationId"
   },
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   }
  }
 },
 "InvitationRevocationFailure": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "invitationId",
   "success",
   "code",
   "error"
  ],
  "properties": {
   "invitationId": {
    "$ref": "contract#/components/schemas/InvitationId"
   },
   "success": {
    "type": "boolean",
    "const": false
   },
   "code": {
    "type": "string",
    "enum": [
     "invitation_not_found",
     "invitation_not_pending",
     "rate_limited",
     "service_unavailable",
     "internal_error"
    ]
   },
   "error": {
    "type": "string",
    "enum": [
     "Invitation not found",
     "Invitation is not pending",
     "Too Many Requests",
     "Service Unavailable",
     "Internal Server Error"
    ]
   },
   "retryAfterSeconds": {
    "$ref": "contract#/components/schemas/RetryAfterSeconds"
   }
  }
 },
 "ReferencedRecordType": {
  "type": "string",
  "enum": [
   "agent",
   "agent_tag",
   "knowledge_base",
   "skill",
   "tool_server",
   "user"
  ]
 },
 "RecordId": {
  "type": "string",
  "minLength": 1,
  "maxLength": 128,
  "pattern": "^[^\\u0000-\\u0020]+$"
 },
 "DependentEffect": {
  "type": "string",
  "enum": [
   "reference_removed",
   "tag_removed",
   "task_disabled",
   "trigger_disabled",
   "run_stopped"
  ]
 },
 "Dependent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "id",
   "name",
   "effect"
  ],
  "properties": {
   "type": {
    "type": "string",
    "enum": [
     "agent",
     "knowledge_base",
     "scheduled_task",
     "conversation"
    ]
   },
   "id": {
    "type": "string",
    "maxLength": 36,
    "pattern": "^[^\\u0000]*$"
   },
   "name": {
    "$ref": "contract#/components/schemas/DisplayName"
   },
   "effect": {
    "$ref": "contract#/components/schemas/DependentEffect"
   }
  }
 },
 "DependentTotal": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "effect",
   "total"
  ],
  "properties": {
   "effect": {
    "$ref": "contract#/components/schemas/DependentEffect"
   },
   "total": {
    "$ref": "contract#/components/schemas/Count"
   }
  }
 },
 "Dependents": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "dependents",
   "totals"
  ],
  "properties": {
   "dependents": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "contract#/components/schemas/Dependent"
    }
   },
   "totals": {
    "type": "array",
    "maxItems": 5,
    "items": {
     "$ref": "contract#/components/schemas/DependentTotal"
    }
   }
  }
 },
 "CallerPermissions": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "userId",
   "organizationId",
   "role",
   "permissions",
   "operations"
  ],
  "properties": {
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "organizationId": {
    "$ref": "contract#/components/schemas/OrganizationId"
   },
   "role": {
    "$ref": "contract#/components/schemas/OrganizationRole"
   },
   "permissions": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200,
     "pattern": "^[^\\u0000]*$"
    }
   },
   "operations": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100,
     "pattern": "^[a-z][A-Za-z0-9]*$"
    }
   }
  }
 },
 "IdentityEvent": {
  "type": "object",
  "additionalProperties": true,
  "maxProperties": 50,
  "required": [
   "type",
   "object",
   "data"
  ],
  "properties": {
   "type": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^[^\\u0000]*$"
   },
   "object": {
    "type": "string",
    "const": "event"
   },
   "timestamp": {
    "$ref": "contract#/components/schemas/EpochMilliseconds"
   },
   "instance_id": {
    "type": "string",
    "maxLength": 128,
    "pattern": "^[^\\u0000]*$"
   },
   "event_attributes": {
    "$ref": "contract#/components/schemas/FreeFormObject"
   },
   "data": {
    "$ref": "contract#/components/schemas/FreeFormObject"
   }
  }
 },
 "MembershipEvent": {
  "type": "object",
  "additionalProperties": true,
  "maxProperties": 50,
  "required": [
   "type",
   "object",
   "data"
  ],
  "properties": {
   "type": {
    "type": "string",
    "enum": [
     "organizationMembership.created",
     "organizationMembership.updated",
     "organizationMembership.deleted"
    ]
   },
   "object": {
    "type": "string",
    "const": "event"
   },
   "timestamp": {
    "$ref": "contract#/components/schemas/EpochMilliseconds"
   },
   "data": {
    "$ref": "contract#/components/schemas/MembershipEventData"
   }
  }
 },
 "MembershipEventData": {
  "type": "object",
  "additionalProperties": true,
  "maxProperties": 200,
  "required": [
   "organization",
   "public_user_data"
  ],
  "properties": {
   "role": {
    "type": "string",
    "minLength": 1,
    "maxLength": 128,
    "pattern": "^[^\\u0000]*$"
   },
   "public_metadata": {
    "oneOf": [
     {
      "$ref": "contract#/components/schemas/UserMetadata"
     },
     {
      "type": "null"
     }
    ]
   },
   "created_at": {
    "$ref": "contract#/components/schemas/EpochMilliseconds"
   },
   "updated_at": {
    "$ref": "contract#/components/schemas/EpochMilliseconds"
   },
   "organization": {
    "$ref": "contract#/components/schemas/EventRecord"
   },
   "public_user_data": {
    "$ref": "contract#/components/schemas/MembershipEventUser"
   }
  }
 },
 "MembershipEventUser": {
  "type": "object",
  "additionalProperties": true,
  "maxProperties": 200,
  "required": [
   "user_id"
  ],
  "properties": {
   "user_id": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "first_name": {
    "$ref": "contract#/components/schemas/PersonName"
   },
   "last_name": {
    "$ref": "contract#/components/schemas/PersonName"
   },
   "image_url": {
    "type": "string",
    "format": "uri",
    "maxLength": 2048
   }
  }
 },
 "UserEvent": {
  "type": "object",
  "additionalProperties": true,
  "maxProperties": 50,
  "required": [
   "type",
   "object",
   "data"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "user.updated"
   },
   "object": {
    "type": "string",
    "const": "event"
   },
   "timestamp": {
    "$ref": "contract#/components/schemas/EpochMilliseconds"
   },
   "data": {
    "$ref": "contract#/components/schemas/UserEventData"
   }
  }
 },
 "UserEventData": {
  "type": "object",
  "additionalProperties": true,
  "maxProperties": 200,
  "required": [
   "id"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "username": {
    "$ref": "contract#/components/schemas/PersonName"
   },
   "first_name": {
    "$ref": "contract#/components/schemas/PersonName"
   },
   "last_name": {
    "$ref": "contract#/components/schemas/PersonName"
   },
   "image_url": {
    "type": "string",
    "format": "uri",
    "maxLength": 2048
   },
   "email_addresses": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "contract#/components/schemas/EventEmailAddress"
    }
   },
   "primary_email_address_id": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 128,
    "pattern": "^[^\\u0000]*$"
   },
   "last_sign_in_at": {
    "$ref": "contract#/components/schemas/NullableEpochMilliseconds"
   },
   "updated_at": {
    "$ref": "contract#/components/schemas/EpochMilliseconds"
   }
  }
 },
 "EventEmailAddress": {
  "type": "object",
  "additionalProperties": true,
  "maxProperties": 200,
  "required": [
   "id",
   "email_address"
  ],
  "properties": {
   "id": {
    "type": "string",
    "minLength": 1,
    "maxLength": 128,
    "pattern": "^[^\\u0000]*$"
   },
   "email_address": {
    "type": "string",
    "maxLength": 320,
    "pattern": "^[^\\u0000]*$"
   }
  }
 },
 "DeletionEvent": {
  "type": "object",
  "additionalProperties": true,
  "maxProperties": 50,
  "required": [
   "type",
   "object",
   "data"
  ],
  "properties": {
   "type": {
    "type": "string",
    "enum": [
     "user.deleted",
     "organization.deleted"
    ]
   },
   "object": {
    "type": "string",
    "const": "event"
   },
   "timestamp": {
    "$ref": "contract#/components/schemas/EpochMilliseconds"
   },
   "data": {
    "$ref": "contract#/components/schemas/EventRecord"
   }
  }
 },
 "EventRecord": {
  "type": "object",
  "additionalProperties": true,
  "maxProperties": 200,
  "required": [
   "id"
  ],
  "properties": {
   "id": {
    "type": "string",
    "minLength": 1,
    "maxLength": 128,
    "pattern": "^[^\\u0000]*$"
   }
  }
 },
 "IdentityEventReceipt": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "received",
   "outcome"
  ],
  "properties": {
   "received": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "outcome": {
    "type": "string",
    "enum": [
     "applied",
     "ignored",
     "duplicate"
    ]
   }
  }
 },
 "MediaType": {
  "type": "string",
  "minLength": 3,
  "maxLength": 255,
  "pattern": "^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*( ?; ?[A-Za-z0-9_-]+=[A-Za-z0-9!#$&^_.+-]+)*$"
 },
 "PresignedUploadCreate": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "filename",
   "contentType"
  ],
  "properties": {
   "filename": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^[^\\u0000]*$"
   },
   "contentType": {
    "$ref": "contract#/components/schemas/MediaType"
   }
  }
 },
 "PresignedUpload": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "url",
   "method",
   "fileId",
   "key",
   "contentKey",
   "metadata"
  ],
  "properties": {
   "url": {
    "type": "string",
    "format": "uri",
    "maxLength": 8192
   },
   "method": {
    "type": "string",
    "const": "PUT"
   },
   "fileId": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "key": {
    "type": "string",
    "maxLength": 1024,
    "pattern": "^[^/]+/uploads/[0-9a-f-]{36}/[^/]+$"
   },
   "contentKey": {
    "type": "string",
    "maxLength": 1024,
    "pattern": "^[^/]+/contents/[0-9a-f-]{36}\\.md$"
   },
   "metadata": {
    "$ref": "contract#/components/schemas/PresignedUploadMetadata"
   }
  }
 },
 "PresignedUploadMetadata": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "contentType",
   "orgId",
   "userId"
  ],
  "properties": {
   "contentType": {
    "$ref": "contract#/components/schemas/MediaType"
   },
   "orgId": {
    "$ref": "contract#/components/schemas/OrganizationId"
   },
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   }
  }
 },
 "SkillName": {
  "type": "string",
  "minLength": 1,
  "maxLength": 200,
  "pattern": "^(?=[^\\u0000]*\\S)[^\\u0000]*$"
 },
 "SkillMdContent": {
  "type": "string",
  "minLength": 1,
  "maxLength": 102400,
  "pattern": "^[^\\u0000]*$"
 },
 "SkillMetadata": {
  "type": "object",
  "additionalProperties": true,
  "maxProperties": 200
 },
 "Skill": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "name",
   "description",
   "metadata",
   "fileCount",
   "createdAt",
   "updatedAt",
   "etag"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "name": {
    "$ref": "contract#/components/schemas/SkillName"
   },
   "description": {
    "$ref": "contract#/components/schemas/SkillDescription"
   },
   "metadata": {
    "$ref": "contract#/components/schemas/SkillMetadata"
   },
   "fileCount": {
    "$ref": "contract#/components/schemas/SkillFileCount"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "SkillDetail": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "name",
   "description",
   "metadata",
   "fileCount",
   "createdAt",
   "updatedAt",
   "files",
   "agents",
   "skillMdContent",
   "etag"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "name": {
    "$ref": "contract#/components/schemas/SkillName"
   },
   "description": {
    "$ref": "contract#/components/schemas/SkillDescription"
   },
   "metadata": {
    "$ref": "contract#/components/schemas/SkillMetadata"
   },
   "fileCount": {
    "$ref": "contract#/components/schemas/SkillFileCount"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "files": {
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "contract#/components/schemas/SkillFile"
    }
   },
   "agents": {
    "type": "array",
    "maxItems": 10000,
    "items": {
     "$ref": "contract#/components/schemas/AgentReference"
    }
   },
   "skillMdContent": {
    "$ref": "contract#/components/schemas/SkillMdContent"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "SkillList": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "skills"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "skills": {
    "type": "array",
    "maxItems": 10000,
    "items": {
     "$ref": "contract#/components/schemas/Skill"
    }
   }
  }
 },
 "SkillDetailResult": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "skill"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "skill": {
    "$ref": "contract#/components/schemas/SkillDetail"
   }
  }
 },
 "SkillCreate": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "skillMdContent"
  ],
  "properties": {
   "skillMdContent": {
    "$ref": "contract#/components/schemas/SkillMdContent"
   }
  }
 },
 "SkillCreateResult": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "skill"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "skill": {
    "$ref": "contract#/components/schemas/CreatedSkill"
   }
  }
 },
 "CreatedSkill": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "name",
   "description",
   "fileCount",
   "etag"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "name": {
    "$ref": "contract#/components/schemas/SkillName"
   },
   "description": {
    "$ref": "contract#/components/schemas/SkillDescription"
   },
   "fileCount": {
    "$ref": "contract#/components/schemas/SkillFileCount"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "SkillUpdate": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "skillMdContent": {
    "$ref": "contract#/components/schemas/SkillMdContent"
   },
   "name": {
    "$ref": "contract#/components/schemas/SkillName"
   },
   "description": {
    "$ref": "contract#/components/schemas/SkillDescription"
   },
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "metadata": {
    "$ref": "contract#/components/schemas/SkillMetadata"
   },
   "fileCount": {
    "$ref": "contract#/components/schemas/SkillFileCount"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "files": {
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "contract#/components/schemas/SkillFile"
    }
   },
   "agents": {
    "type": "array",
    "maxItems": 6600,
    "items": {
     "$ref": "contract#/components/schemas/AgentReference"
    }
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "SkillUpdateResult": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "skill"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "skill": {
    "$ref": "contract#/components/schemas/UpdatedSkill"
   }
  }
 },
 "UpdatedSkill": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "name",
   "description",
   "metadata",
   "fileCount",
   "etag"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "name": {
    "$ref": "contract#/components/schemas/SkillName"
   },
   "description": {
    "$ref": "contract#/components/schemas/SkillDescription"
   },
   "metadata": {
    "$ref": "contract#/components/schemas/SkillMetadata"
   },
   "fileCount": {
    "$ref": "contract#/components/schemas/SkillFileCount"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "SkillDeleteResult": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "message"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "message": {
    "type": "string",
    "const": "Skill deleted"
   }
  }
 },
 "SkillFile": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "fileId",
   "fileName",
   "contentType",
   "fileSize",
   "createdAt"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "fileId": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "fileName": {
    "$ref": "contract#/components/schemas/SkillFileName"
   },
   "contentType": {
    "$ref": "contract#/components/schemas/MediaType"
   },
   "fileSize": {
    "$ref": "contract#/components/schemas/LargeCount"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   }
  }
 },
 "SkillFileName": {
  "type": "string",
  "minLength": 1,
  "maxLength": 255,
  "pattern": "^[^./\\\\\\u0000-\\u001f\\u007f][^/\\\\\\u0000-\\u001f\\u007f]*(/[^./\\\\\\u0000-\\u001f\\u007f][^/\\\\\\u0000-\\u001f\\u007f]*)*$"
 },
 "SkillFileList": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "files"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "files": {
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "contract#/components/schemas/SkillFile"
    }
   }
  }
 },
 "SkillFileCreate": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "skillId",
   "fileName",
   "contentType"
  ],
  "properties": {
   "skillId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "fileName": {
    "$ref": "contract#/components/schemas/SkillFileName"
   },
   "contentType": {
    "$ref": "contract#/components/schemas/MediaType"
   },
   "fileSize": {
    "type": "integer",
    "format": "int64",
    "minimum": 0,
    "maximum": 9007199254740991
   }
  }
 },
 "SkillFileCreateResult": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "file",
   "uploadUrl"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "file": {
    "$ref": "contract#/components/schemas/SkillFile"
   },
   "uploadUrl": {
    "type": "string",
    "format": "uri",
    "maxLength": 8192
   }
  }
 },
 "SkillFileDeleteResult": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "message"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "message": {
    "type": "string",
    "const": "File deleted"
   }
  }
 },
 "SkillFileDownload": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "fileName",
   "contentType",
   "url"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "fileName": {
    "$ref": "contract#/components/schemas/SkillFileName"
   },
   "contentType": {
    "$ref": "contract#/components/schemas/MediaType"
   },
   "url": {
    "type": "string",
    "format": "uri",
    "maxLength": 8192
   }
  }
 },
 "KnowledgeBase": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "name",
   "description",
   "embeddingModel",
   "embeddingDimensions",
   "language",
   "extractionModel",
   "extractionSchema",
   "source",
   "trigger",
   "createdAt",
   "updatedAt",
   "userId",
   "fileCount",
   "lastFileUploadedAt",
   "totalSize",
   "status",
   "etag"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "name": {
    "$ref": "contract#/components/schemas/ShortName"
   },
   "description": {
    "$ref": "contract#/components/schemas/ShortDescription"
   },
   "embeddingModel": {
    "$ref": "contract#/components/schemas/ModelId"
   },
   "embeddingDimensions": {
    "type": "integer",
    "minimum": 1,
    "maximum": 16000,
    "format": "int32"
   },
   "language": {
    "$ref": "contract#/components/schemas/KnowledgeBaseLanguage"
   },
   "extractionModel": {
    "$ref": "contract#/components/schemas/NullableModelId"
   },
   "extractionSchema": {
    "$ref": "contract#/components/schemas/ExtractionSchema"
   },
   "source": {
    "$ref": "contract#/components/schemas/KnowledgeBaseSource"
   },
   "trigger": {
    "oneOf": [
     {
      "$ref": "contract#/components/schemas/KnowledgeBaseTrigger"
     },
     {
      "type": "null"
     }
    ]
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "fileCount": {
    "type": "integer",
    "minimum": 0,
    "maximum": 10000,
    "format": "int32"
   },
   "lastFileUploadedAt": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "totalSize": {
    "$ref": "contract#/components/schemas/LargeCount"
   },
   "status": {
    "$ref": "contract#/components/schemas/KnowledgeBaseStatus"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "KnowledgeBaseLanguage": {
  "type": "string",
  "enum": [
   "simple",
   "arabic",
   "armenian",
   "basque",
   "catalan",
   "danish",
   "dutch",
   "english",
   "finnish",
   "french",
   "german",
   "greek",
   "hindi",
   "hungarian",
   "indonesian",
   "irish",
   "italian",
   "lithuanian",
   "nepali",
   "norwegian",
   "portuguese",
   "romanian",
   "russian",
   "serbian",
   "spanish",
   "swedish",
   "tamil",
   "turkish",
   "yiddish"
  ]
 },
 "KnowledgeBaseStatus": {
  "type": "string",
  "enum": [
   "empty",
   "ready"
  ]
 },
 "KnowledgeBaseSource": {
  "type": [
   "string",
   "null"
  ],
  "maxLength": 2048,
  "pattern": "^[^\\u0000]*$"
 },
 "ExtractionSchema": {
  "type": [
   "object",
   "null"
  ],
  "additionalProperties": true,
  "maxProperties": 200
 },
 "KnowledgeBaseTrigger": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "enabled",
   "agentId",
   "prompt",
   "createdAt"
  ],
  "properties": {
   "enabled": {
    "type": "boolean"
   },
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "prompt": {
    "$ref": "contract#/components/schemas/Prompt"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   }
  }
 },
 "KnowledgeBaseTriggerSave": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "agentId",
   "prompt"
  ],
  "properties": {
   "enabled": {
    "type": "boolean"
   },
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "prompt": {
    "$ref": "contract#/components/schemas/Prompt"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   }
  }
 },
 "KnowledgeBaseCreate": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "name",
   "embeddingModel"
  ],
  "properties": {
   "name": {
    "$ref": "contract#/components/schemas/ShortName"
   },
   "description": {
    "$ref": "contract#/components/schemas/ShortDescription"
   },
   "embeddingModel": {
    "$ref": "contract#/components/schemas/ModelId"
   },
   "language": {
    "$ref": "contract#/components/schemas/KnowledgeBaseLanguage"
   },
   "extractionModel": {
    "$ref": "contract#/components/schemas/NullableModelId"
   },
   "extractionSchema": {
    "$ref": "contract#/components/schemas/ExtractionSchema"
   },
   "source": {
    "$ref": "contract#/components/schemas/KnowledgeBaseSource"
   },
   "trigger": {
    "oneOf": [
     {
      "$ref": "contract#/components/schemas/KnowledgeBaseTriggerSave"
     },
     {
      "type": "null"
     }
    ]
   }
  }
 },
 "KnowledgeBaseUpdate": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "name": {
    "$ref": "contract#/components/schemas/ShortName"
   },
   "description": {
    "$ref": "contract#/components/schemas/ShortDescription"
   },
   "embeddingModel": {
    "$ref": "contract#/components/schemas/ModelId"
   },
   "language": {
    "$ref": "contract#/components/schemas/KnowledgeBaseLanguage"
   },
   "extractionModel": {
    "$ref": "contract#/components/schemas/NullableModelId"
   },
   "extractionSchema": {
    "$ref": "contract#/components/schemas/ExtractionSchema"
   },
   "source": {
    "$ref": "contract#/components/schemas/KnowledgeBaseSource"
   },
   "trigger": {
    "oneOf": [
     {
      "$ref": "contract#/components/schemas/KnowledgeBaseTriggerSave"
     },
     {
      "type": "null"
     }
    ]
   },
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "embeddingDimensions": {
    "type": "integer",
    "minimum": 1,
    "maximum": 16000,
    "format": "int32"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "fileCount": {
    "type": "integer",
    "minimum": 0,
    "maximum": 10000,
    "format": "int32"
   },
   "lastFileUploadedAt": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "totalSize": {
    "$ref": "contract#/components/schemas/LargeCount"
   },
   "status": {
    "$ref": "contract#/components/schemas/KnowledgeBaseStatus"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "KnowledgeBaseList": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "knowledgeBases"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "knowledgeBases": {
    "type": "array",
    "maxItems": 10000,
    "items": {
     "$ref": "contract#/components/schemas/KnowledgeBase"
    }
   }
  }
 },
 "KnowledgeBaseReply": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "knowledgeBase"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "knowledgeBase": {
    "$ref": "contract#/components/schemas/KnowledgeBase"
   }
  }
 },
 "Success": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   }
  }
 },
 "KnowledgeBaseFile": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "knowledgeBaseId",
   "fileId",
   "fileName",
   "fileKey",
   "contentKey",
   "contentType",
   "fileSize",
   "processingStatus",
   "processingError",
   "userMetadata",
   "extractedData",
   "triggerConversationId",
   "triggerSkippedReason",
   "createdAt",
   "updatedAt"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "knowledgeBaseId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "fileId": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "fileName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[^\\u0000]*$"
   },
   "fileKey": {
    "$ref": "contract#/components/schemas/FileKey"
   },
   "contentKey": {
    "$ref": "contract#/components/schemas/FileKey"
   },
   "contentType": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[^\\u0000]*$"
   },
   "fileSize": {
    "type": [
     "integer",
     "null"
    ],
    "format": "int64",
    "minimum": 0,
    "maximum": 5368709120
   },
   "processingStatus": {
    "$ref": "contract#/components/schemas/KnowledgeBaseFileStatus"
   },
   "processingError": {
    "$ref": "contract#/components/schemas/FailureReason"
   },
   "userMetadata": {
    "type": [
     "object",
     "null"
    ],
    "additionalProperties": true,
    "maxProperties": 200
   },
   "extractedData": {
    "type": [
     "object",
     "null"
    ],
    "additionalProperties": true,
    "maxProperties": 200
   },
   "triggerConversationId": {
    "$ref": "contract#/components/schemas/NullableUuid"
   },
   "triggerSkippedReason": {
    "$ref": "contract#/components/schemas/FailureReason"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   }
  }
 },
 "KnowledgeBaseFileStatus": {
  "type": "string",
  "enum": [
   "parsing",
   "parsed",
   "chunking",
   "completed",
   "parse_failed",
   "chunk_failed",
   "extract_failed"
  ]
 },
 "KnowledgeBaseFileCreate": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "kbId",
   "fileId",
   "fileName",
   "fileKey",
   "contentKey",
   "contentType"
  ],
  "properties": {
   "kbId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "fileId": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "fileName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[^\\u0000]*$"
   },
   "fileKey": {
    "$ref": "contract#/components/schemas/FileKey"
   },
   "contentKey": {
    "$ref": "contract#/components/schemas/FileKey"
   },
   "contentType": {
    "type": "string",
    "minLength": 3,
    "maxLength": 255,
    "pattern": "^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+( *;[^\\u0000]*)?$"
   },
   "fileSize": {
    "type": "integer",
    "format": "int64",
    "minimum": 0,
    "maximum": 5368709120
   },
   "userMetadata": {
    "type": [
     "object",
     "null"
    ],
    "additionalProperties": true,
    "maxProperties": 200
   }
  }
 },
 "KnowledgeBaseFileList": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "files"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "files": {
    "type": "array",
    "maxItems": 10000,
    "items": {
     "$ref": "contract#/components/schemas/KnowledgeBaseFile"
    }
   }
  }
 },
 "KnowledgeBaseFileReply": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "file"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "file": {
    "$ref": "contract#/components/schemas/KnowledgeBaseFile"
   }
  }
 },
 "KnowledgeBaseFileDownload": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "fileName",
   "contentType",
   "url",
   "textUrl"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "fileName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[^\\u0000]*$"
   },
   "contentType": {
    "$ref": "contract#/components/schemas/MediaType"
   },
   "url": {
    "type": "string",
    "format": "uri",
    "maxLength": 8192
   },
   "textUrl": {
    "type": [
     "string",
     "null"
    ],
    "format": "uri",
    "maxLength": 8192
   }
  }
 },
 "KnowledgeBaseFileChunk": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "position",
   "heading",
   "text",
   "tokenCount"
  ],
  "properties": {
   "position": {
    "$ref": "contract#/components/schemas/Count"
   },
   "heading": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 20000,
    "pattern": "^[^\\u0000]*$"
   },
   "text": {
    "type": "string",
    "maxLength": 20000,
    "pattern": "^[^\\u0000]*$"
   },
   "tokenCount": {
    "$ref": "contract#/components/schemas/Count"
   }
  }
 },
 "KnowledgeBaseFileChunkPage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "chunks",
   "nextCursor"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "chunks": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "contract#/components/schemas/KnowledgeBaseFileChunk"
    }
   },
   "nextCursor": {
    "type": [
     "string",
     "null"
    ],
    "minLength": 1,
    "maxLength": 512,
    "pattern": "^[A-Za-z0-9_=-]+$"
   }
  }
 },
 "KnowledgeBaseSearch": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "kbId",
   "query"
  ],
  "properties": {
   "kbId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "query": {
    "type": "string",
    "minLength": 1,
    "maxLength": 4000,
    "pattern": "^[^\\u0000]*$"
   },
   "limit": {
    "type": "integer",
    "minimum": 1,
    "maximum": 50,
    "format": "int32"
   },
   "mode": {
    "$ref": "contract#/components/schemas/KnowledgeBaseSearchMode"
   }
  }
 },
 "KnowledgeBaseSearchMode": {
  "type": "string",
  "enum": [
   "hybrid",
   "text",
   "vector"
  ]
 },
 "KnowledgeBaseSearchReply": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "results"
  ],
  "properties": {
   "results": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "contract#/components/schemas/KnowledgeBaseSearchResult"
    }
   }
  }
 },
 "KnowledgeBaseSearchResult": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "fileId",
   "fileName",
   "text",
   "score",
   "scores"
  ],
  "properties": {
   "fileId": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "fileName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[^\\u0000]*$"
   },
   "text": {
    "type": "string",
    "maxLength": 20000,
    "pattern": "^[^\\u0000]*$"
   },
   "score": {
    "type": "number",
    "minimum": 0,
    "maximum": 1
   },
   "scores": {
    "$ref": "contract#/components/schemas/KnowledgeBaseSearchScores"
   }
  }
 },
 "KnowledgeBaseSearchScores": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "text",
   "vector"
  ],
  "properties": {
   "text": {
    "type": [
     "number",
     "null"
    ],
    "minimum": 0,
    "maximum": 1
   },
   "vector": {
    "type": [
     "number",
     "null"
    ],
    "minimum": 0,
    "maximum": 1
   }
  }
 },
 "ToolServer": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "name",
   "url",
   "transport",
   "headerNames",
   "enabled",
   "state",
   "lastError",
   "lastErrorAt",
   "lastSuccessAt",
   "createdAt",
   "updatedAt",
   "etag"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "name": {
    "$ref": "contract#/components/schemas/ShortName"
   },
   "url": {
    "type": "string",
    "format": "uri",
    "maxLength": 2048
   },
   "transport": {
    "$ref": "contract#/components/schemas/ToolServerTransport"
   },
   "headerNames": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "contract#/components/schemas/ShortName"
    }
   },
   "enabled": {
    "type": "boolean"
   },
   "state": {
    "$ref": "contract#/components/schemas/ToolServerState"
   },
   "lastError": {
    "$ref": "contract#/components/schemas/FailureReason"
   },
   "lastErrorAt": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "lastSuccessAt": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "ToolServerState": {
  "type": "string",
  "enum": [
   "unknown",
   "reachable",
   "unreachable"
  ]
 },
 "ToolServerTransport": {
  "type": "string",
  "enum": [
   "streamable-http",
   "sse"
  ]
 },
 "ToolServerHeaders": {
  "type": "object",
  "maxProperties": 50,
  "propertyNames": {
   "type": "string",
   "maxLength": 100,
   "pattern": "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"
  },
  "additionalProperties": {
   "type": "string",
   "maxLength": 8192,
   "pattern": "^[\\t\\x20-\\x7E]*$"
  }
 },
 "ToolServerCreate": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "name",
   "url"
  ],
  "properties": {
   "name": {
    "$ref": "contract#/components/schemas/ShortName"
   },
   "url": {
    "$ref": "contract#/components/schemas/ToolServerUrl"
   },
   "transport": {
    "$ref": "contract#/components/schemas/ToolServerTransport"
   },
   "headers": {
    "$ref": "contract#/components/schemas/ToolServerHeaders"
   },
   "enabled": {
    "type": "boolean"
   }
  }
 },
 "ToolServerUpdate": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "name": {
    "$ref": "contract#/components/schemas/ShortName"
   },
   "url": {
    "$ref": "contract#/components/schemas/ToolServerUrl"
   },
   "transport": {
    "$ref": "contract#/components/schemas/ToolServerTransport"
   },
   "headers": {
    "$ref": "contract#/components/schemas/ToolServerHeaders"
   },
   "enabled": {
    "type": "boolean"
   },
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "headerNames": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "contract#/components/schemas/ShortName"
    }
   },
   "state": {
    "$ref": "contract#/components/schemas/ToolServerState"
   },
   "lastError": {
    "$ref": "contract#/components/schemas/FailureReason"
   },
   "lastErrorAt": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "lastSuccessAt": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "ToolServerList": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "toolServers"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "toolServers": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "contract#/components/schemas/ToolServer"
    }
   }
  }
 },
 "ToolServerReply": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "toolServer"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "toolServer": {
    "$ref": "contract#/components/schemas/ToolServer"
   }
  }
 },
 "ToolServerTest": {
  "oneOf": [
   {
    "$ref": "contract#/components/schemas/ToolServerTestStored"
   },
   {
    "$ref": "contract#/components/schemas/ToolServerTestAddress"
   }
  ]
 },
 "ToolServerTestStored": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   }
  }
 },
 "ToolServerTestAddress": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "url"
  ],
  "properties": {
   "url": {
    "$ref": "contract#/components/schemas/ToolServerUrl"
   },
   "transport": {
    "$ref": "contract#/components/schemas/ToolServerTransport"
   },
   "headers": {
    "$ref": "contract#/components/schemas/ToolServerHeaders"
   }
  }
 },
 "ToolServerTestReply": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "tools",
   "error",
   "durationMs"
  ],
  "properties": {
   "success": {
    "type": "boolean"
   },
   "tools": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "contract#/components/schemas/ToolServerTool"
    }
   },
   "error": {
    "$ref": "contract#/components/schemas/FailureReason"
   },
   "durationMs": {
    "type": "integer",
    "minimum": 0,
    "maximum": 60000,
    "format": "int32"
   }
  }
 },
 "ToolServerTool": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "name",
   "description",
   "inputSchema"
  ],
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 256,
    "pattern": "^[^\\u0000]*$"
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 20000,
    "pattern": "^[^\\u0000]*$"
   },
   "inputSchema": {
    "type": "object",
    "additionalProperties": true,
    "maxProperties": 200
   }
  }
 },
 "WebhookEndpoint": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "url",
   "description",
   "eventTypes",
   "enabled",
   "disabledReason",
   "failingSince",
   "previousSecretExpiresAt",
   "createdAt",
   "updatedAt",
   "etag"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "url": {
    "type": "string",
    "format": "uri",
    "maxLength": 2048
   },
   "description": {
    "$ref": "contract#/components/schemas/ShortDescription"
   },
   "eventTypes": {
    "$ref": "contract#/components/schemas/WebhookEventTypes"
   },
   "enabled": {
    "type": "boolean"
   },
   "disabledReason": {
    "oneOf": [
     {
      "$ref": "contract#/components/schemas/WebhookDisabledReason"
     },
     {
      "type": "null"
     }
    ]
   },
   "failingSince": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "previousSecretExpiresAt": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "WebhookEventType": {
  "type": "string",
  "enum": [
   "run.completed",
   "run.failed",
   "file.processed",
   "file.failed",
   "task.paused",
   "member.removed"
  ]
 },
 "WebhookEventTypes": {
  "type": "array",
  "minItems": 1,
  "maxItems": 6,
  "items": {
   "$ref": "contract#/components/schemas/WebhookEventType"
  }
 },
 "WebhookDisabledReason": {
  "type": "string",
  "enum": [
   "failing",
   "gone"
  ]
 },
 "WebhookEndpointUrl": {
  "type": "string",
  "format": "uri",
  "maxLength": 2048,
  "pattern": "^https?://"
 },
 "WebhookEndpointCreate": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "url",
   "eventTypes"
  ],
  "properties": {
   "url": {
    "$ref": "contract#/components/schemas/WebhookEndpointUrl"
   },
   "description": {
    "$ref": "contract#/components/schemas/ShortDescription"
   },
   "eventTypes": {
    "$ref": "contract#/components/schemas/WebhookEventTypes"
   },
   "enabled": {
    "type": "boolean"
   }
  }
 },
 "WebhookEndpointUpdate": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "url": {
    "$ref": "contract#/components/schemas/WebhookEndpointUrl"
   },
   "description": {
    "$ref": "contract#/components/schemas/ShortDescription"
   },
   "eventTypes": {
    "$ref": "contract#/components/schemas/WebhookEventTypes"
   },
   "enabled": {
    "type": "boolean"
   },
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "disabledReason": {
    "oneOf": [
     {
      "$ref": "contract#/components/schemas/WebhookDisabledReason"
     },
     {
      "type": "null"
     }
    ]
   },
   "failingSince": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "previousSecretExpiresAt": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "WebhookEndpointList": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "webhookEndpoints"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "webhookEndpoints": {
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "contract#/components/schemas/WebhookEndpoint"
    }
   }
  }
 },
 "WebhookEndpointReply": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "webhookEndpoint"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "webhookEndpoint": {
    "$ref": "contract#/components/schemas/WebhookEndpoint"
   }
  }
 },
 "WebhookEndpointSecretReply": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "webhookEndpoint",
   "secret"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "webhookEndpoint": {
    "$ref": "contract#/components/schemas/WebhookEndpoint"
   },
   "secret": {
    "type": "string",
    "pattern": "^whsec_[A-Za-z0-9+/]{43}=$",
    "maxLength": 50
   }
  }
 },
 "WebhookDeliveryStatus": {
  "type": "string",
  "enum": [
   "pending",
   "succeeded",
   "failed"
  ]
 },
 "WebhookDelivery": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "endpointId",
   "kind",
   "eventId",
   "eventType",
   "payload",
   "status",
   "attempts",
   "lastAttemptAt",
   "nextAttemptAt",
   "responseStatus",
   "responseBody",
   "error",
   "durationMs",
   "createdAt"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "endpointId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "kind": {
    "type": "string",
    "enum": [
     "event",
     "replay",
     "test"
    ]
   },
   "eventId": {
    "$ref": "contract#/components/schemas/WebhookEventId"
   },
   "eventType": {
    "type": "string",
    "enum": [
     "run.completed",
     "run.failed",
     "file.processed",
     "file.failed",
     "task.paused",
     "member.removed",
     "webhook.test"
    ]
   },
   "payload": {
    "type": "string",
    "maxLength": 20000,
    "pattern": "^[^\\u0000]*$"
   },
   "status": {
    "$ref": "contract#/components/schemas/WebhookDeliveryStatus"
   },
   "attempts": {
    "$ref": "contract#/components/schemas/Count"
   },
   "lastAttemptAt": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "nextAttemptAt": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "responseStatus": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 100,
    "maximum": 999,
    "format": "int32"
   },
   "responseBody": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1000,
    "pattern": "^[^\\u0000]*$"
   },
   "error": {
    "$ref": "contract#/components/schemas/FailureReason"
   },
   "durationMs": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 0,
    "maximum": 60000,
    "format": "int32"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   }
  }
 },
 "WebhookDeliveryPage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "deliveries",
   "nextCursor"
  ],
  "properties": {
   "deliveries": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "contract#/components/schemas/WebhookDelivery"
    }
   },
   "nextCursor": {
    "type": [
     "string",
     "null"
    ],
    "minLength": 1,
    "maxLength": 512,
    "pattern": "^[A-Za-z0-9_=-]+$"
   }
  }
 },
 "WebhookDeliveryReply": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "delivery"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "delivery": {
    "$ref": "contract#/components/schemas/WebhookDelivery"
   }
  }
 },
 "WebhookEventId": {
  "type": "string",
  "minLength": 1,
  "maxLength": 64,
  "pattern": "^evt_[0-9a-f-]+$"
 },
 "RunCompletedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "type",
   "timestamp",
   "organizationId",
   "data"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/WebhookEventId"
   },
   "type": {
    "type": "string",
    "enum": [
     "run.completed"
    ]
   },
   "timestamp": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "organizationId": {
    "$ref": "contract#/components/schemas/OrganizationId"
   },
   "data": {
    "$ref": "contract#/components/schemas/RunCompletedEventData"
   }
  }
 },
 "RunCompletedEventData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "conversationId",
   "agentId",
   "userId",
   "source",
   "model",
   "latencyMs",
   "usage"
  ],
  "properties": {
   "conversationId": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "source": {
    "$ref": "contract#/components/schemas/ConversationSource"
   },
   "model": {
    "$ref": "contract#/components/schemas/NullableModelId"
   },
   "latencyMs": {
    "$ref": "contract#/components/schemas/LatencyMs"
   },
   "usage": {
    "oneOf": [
     {
      "$ref": "contract#/components/schemas/MessageUsage"
     },
     {
      "type": "null"
     }
    ]
   }
  }
 },
 "RunFailedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "type",
   "timestamp",
   "organizationId",
   "data"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/WebhookEventId"
   },
   "type": {
    "type": "string",
    "enum": [
     "run.failed"
    ]
   },
   "timestamp": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "organizationId": {
    "$ref": "contract#/components/schemas/OrganizationId"
   },
   "data": {
    "$ref": "contract#/components/schemas/RunFailedEventData"
   }
  }
 },
 "RunFailedEventData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "conversationId",
   "agentId",
   "userId",
   "source",
   "model",
   "latencyMs",
   "failure"
  ],
  "properties": {
   "conversationId": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "source": {
    "$ref": "contract#/components/schemas/ConversationSource"
   },
   "model": {
    "$ref": "contract#/components/schemas/NullableModelId"
   },
   "latencyMs": {
    "$ref": "contract#/components/schemas/LatencyMs"
   },
   "failure": {
    "$ref": "contract#/components/schemas/RunFailure"
   }
  }
 },
 "FileProcessedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "type",
   "timestamp",
   "organizationId",
   "data"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/WebhookEventId"
   },
   "type": {
    "type": "string",
    "enum": [
     "file.processed"
    ]
   },
   "timestamp": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "organizationId": {
    "$ref": "contract#/components/schemas/OrganizationId"
   },
   "data": {
    "$ref": "contract#/components/schemas/FileProcessedEventData"
   }
  }
 },
 "FileProcessedEventData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "knowledgeBaseId",
   "fileRecordId",
   "fileId",
   "fileName"
  ],
  "properties": {
   "knowledgeBaseId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "fileRecordId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "fileId": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "fileName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[^\\u0000]*$"
   }
  }
 },
 "FileFailedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "type",
   "timestamp",
   "organizationId",
   "data"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/WebhookEventId"
   },
   "type": {
    "type": "string",
    "enum": [
     "file.failed"
    ]
   },
   "timestamp": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "organizationId": {
    "$ref": "contract#/components/schemas/OrganizationId"
   },
   "data": {
    "$ref": "contract#/components/schemas/FileFailedEventData"
   }
  }
 },
 "FileFailedEventData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "knowledgeBaseId",
   "fileRecordId",
   "fileId",
   "fileName",
   "processingStatus",
   "processingError"
  ],
  "properties": {
   "knowledgeBaseId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "fileRecordId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "fileId": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "fileName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[^\\u0000]*$"
   },
   "processingStatus": {
    "type": "string",
    "enum": [
     "parse_failed",
     "chunk_failed",
     "extract_failed"
    ]
   },
   "processingError": {
    "$ref": "contract#/components/schemas/ShortDescription"
   }
  }
 },
 "TaskPausedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "type",
   "timestamp",
   "organizationId",
   "data"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/WebhookEventId"
   },
   "type": {
    "type": "string",
    "enum": [
     "task.paused"
    ]
   },
   "timestamp": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "organizationId": {
    "$ref": "contract#/components/schemas/OrganizationId"
   },
   "data": {
    "$ref": "contract#/components/schemas/TaskPausedEventData"
   }
  }
 },
 "TaskPausedEventData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "taskId",
   "name",
   "agentId",
   "userId",
   "pausedReason"
  ],
  "properties": {
   "taskId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "name": {
    "type": "string",
    "maxLength": 100,
    "pattern": "^[^\\u0000]*$"
   },
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "pausedReason": {
    "$ref": "contract#/components/schemas/TaskPausedReason"
   }
  }
 },
 "MemberRemovedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "type",
   "timestamp",
   "organizationId",
   "data"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/WebhookEventId"
   },
   "type": {
    "type": "string",
    "enum": [
     "member.removed"
    ]
   },
   "timestamp": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "organizationId": {
    "$ref": "contract#/components/schemas/OrganizationId"
   },
   "data": {
    "$ref": "contract#/components/schemas/MemberRemovedEventData"
   }
  }
 },
 "MemberRemovedEventData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "userId"
  ],
  "properties": {
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   }
  }
 },
 "WebhookTestEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "type",
   "timestamp",
   "organizationId",
   "data"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/WebhookEventId"
   },
   "type": {
    "type": "string",
    "enum": [
     "webhook.test"
    ]
   },
   "timestamp": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "organizationId": {
    "$ref": "contract#/components/schemas/OrganizationId"
   },
   "data": {
    "$ref": "contract#/components/schemas/WebhookTestEventData"
   }
  }
 },
 "WebhookTestEventData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "webhookEndpointId",
   "requestedBy"
  ],
  "properties": {
   "webhookEndpointId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "requestedBy": {
    "$ref": "contract#/components/schemas/UserId"
   }
  }
 },
 "CronSchedule": {
  "type": "string",
  "minLength": 1,
  "maxLength": 100,
  "pattern": "^[^\\u0000]*$"
 },
 "ScheduledTask": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "name",
   "description",
   "prompt",
   "schedule",
   "enabled",
   "agentId",
   "agentName",
   "userId",
   "lastRunAt",
   "nextRunAt",
   "overlapPolicy",
   "catchUpWindowSeconds",
   "pausedReason",
   "consecutiveFailures",
   "createdAt",
   "updatedAt",
   "etag"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "name": {
    "$ref": "contract#/components/schemas/ShortName"
   },
   "description": {
    "$ref": "contract#/components/schemas/ShortDescription"
   },
   "prompt": {
    "$ref": "contract#/components/schemas/Prompt"
   },
   "schedule": {
    "$ref": "contract#/components/schemas/CronSchedule"
   },
   "enabled": {
    "type": "boolean"
   },
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "agentName": {
    "$ref": "contract#/components/schemas/DisplayName"
   },
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "lastRunAt": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "nextRunAt": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "overlapPolicy": {
    "$ref": "contract#/components/schemas/TaskOverlapPolicy"
   },
   "catchUpWindowSeconds": {
    "$ref": "contract#/components/schemas/CatchUpWindowSeconds"
   },
   "pausedReason": {
    "oneOf": [
     {
      "$ref": "contract#/components/schemas/TaskPausedReason"
     },
     {
      "type": "null"
     }
    ]
   },
   "consecutiveFailures": {
    "$ref": "contract#/components/schemas/Count"
   },
   "lastFailure": {
    "$ref": "contract#/components/schemas/RunFailure"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "TaskPausedReason": {
  "type": "string",
  "enum": [
   "owner_removed",
   "owner_demoted",
   "agent_deleted",
   "consecutive_failures"
  ]
 },
 "TaskOverlapPolicy": {
  "type": "string",
  "enum": [
   "skip",
   "queue_one",
   "allow"
  ]
 },
 "ScheduledTaskCreate": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "name",
   "prompt",
   "schedule",
   "agentId"
  ],
  "properties": {
   "name": {
    "$ref": "contract#/components/schemas/ShortName"
   },
   "description": {
    "$ref": "contract#/components/schemas/ShortDescription"
   },
   "prompt": {
    "$ref": "contract#/components/schemas/Prompt"
   },
   "schedule": {
    "$ref": "contract#/components/schemas/CronSchedule"
   },
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "enabled": {
    "type": "boolean"
   },
   "overlapPolicy": {
    "$ref": "contract#/components/schemas/TaskOverlapPolicy"
   },
   "catchUpWindowSeconds": {
    "$ref": "contract#/components/schemas/CatchUpWindowSeconds"
   }
  }
 },
 "ScheduledTaskUpdate": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "name": {
    "$ref": "contract#/components/schemas/ShortName"
   },
   "description": {
    "$ref": "contract#/components/schemas/ShortDescription"
   },
   "prompt": {
    "$ref": "contract#/components/schemas/Prompt"
   },
   "schedule": {
    "$ref": "contract#/components/schemas/CronSchedule"
   },
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "enabled": {
    "type": "boolean"
   },
   "overlapPolicy": {
    "$ref": "contract#/components/schemas/TaskOverlapPolicy"
   },
   "catchUpWindowSeconds": {
    "$ref": "contract#/components/schemas/CatchUpWindowSeconds"
   },
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "agentName": {
    "$ref": "contract#/components/schemas/DisplayName"
   },
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "lastRunAt": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "nextRunAt": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "pausedReason": {
    "oneOf": [
     {
      "$ref": "contract#/components/schemas/TaskPausedReason"
     },
     {
      "type": "null"
     }
    ]
   },
   "consecutiveFailures": {
    "$ref": "contract#/components/schemas/Count"
   },
   "lastFailure": {
    "$ref": "contract#/components/schemas/RunFailure"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "ScheduledTaskDelete": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "taskId"
  ],
  "properties": {
   "taskId": {
    "$ref": "contract#/components/schemas/Id"
   }
  }
 },
 "ScheduledTaskToggle": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "taskId",
   "enabled"
  ],
  "properties": {
   "taskId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "enabled": {
    "type": "boolean"
   }
  }
 },
 "ScheduledTaskRun": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "taskId"
  ],
  "properties": {
   "taskId": {
    "$ref": "contract#/components/schemas/Id"
   }
  }
 },
 "TaskExecution": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "scheduledTaskId",
   "kind",
   "conversationId",
   "agentVersionId",
   "status",
   "scheduledFor",
   "startedAt",
   "finishedAt",
   "error",
   "reason",
   "createdAt"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "scheduledTaskId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "kind": {
    "$ref": "contract#/components/schemas/TaskExecutionKind"
   },
   "conversationId": {
    "$ref": "contract#/components/schemas/NullableUuid"
   },
   "agentVersionId": {
    "$ref": "contract#/components/schemas/NullableId"
   },
   "status": {
    "$ref": "contract#/components/schemas/TaskExecutionStatus"
   },
   "scheduledFor": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "startedAt": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "finishedAt": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "error": {
    "$ref": "contract#/components/schemas/FailureReason"
   },
   "failureCode": {
    "$ref": "contract#/components/schemas/RunFailureCode"
   },
   "reason": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 500,
    "pattern": "^[^\\u0000]*$"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   }
  }
 },
 "TaskExecutionKind": {
  "type": "string",
  "enum": [
   "slot",
   "manual"
  ]
 },
 "TaskExecutionStatus": {
  "type": "string",
  "enum": [
   "in_progress",
   "completed",
   "failed",
   "skipped",
   "missed"
  ]
 },
 "TaskExecutionStats": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "total",
   "completed",
   "failed",
   "in_progress"
  ],
  "properties": {
   "total": {
    "$ref": "contract#/components/schemas/Count"
   },
   "completed": {
    "$ref": "contract#/components/schemas/Count"
   },
   "failed": {
    "$ref": "contract#/components/schemas/Count"
   },
   "in_progress": {
    "$ref": "contract#/components/schemas/Count"
   }
  }
 },
 "SchedulePreview": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "next",
   "description"
  ],
  "properties": {
   "next": {
    "type": "array",
    "minItems": 10,
    "maxItems": 10,
    "items": {
     "$ref": "contract#/components/schemas/Timestamp"
    }
   },
   "description": {
    "type": "string",
    "minLength": 1,
    "maxLength": 500,
    "pattern": "^[^\\u0000]*$"
   }
  }
 },
 "ChatBody": {
  "oneOf": [
   {
    "$ref": "contract#/components/schemas/ChatRequest"
   },
   {
    "$ref": "contract#/components/schemas/ChatClientRequest"
   }
  ]
 },
 "ChatRequest": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "message",
   "agentId"
  ],
  "properties": {
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "message": {
    "$ref": "contract#/components/schemas/ChatMessage"
   },
   "threadId": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "timezone": {
    "$ref": "contract#/components/schemas/TimeZone"
   }
  }
 },
 "TimeZone": {
  "type": "string",
  "minLength": 1,
  "maxLength": 64,
  "pattern": "^[A-Za-z0-9_+/-]+$"
 },
 "ChatClientRequest": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "messages",
   "agentId"
  ],
  "properties": {
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "id": {
    "type": "string",
    "minLength": 1,
    "maxLength": 128,
    "pattern": "^[^\\u0000]*$"
   },
   "messages": {
    "type": "array",
    "minItems": 1,
    "maxItems": 2500,
    "items": {
     "$ref": "contract#/components/schemas/ChatClientMessage"
    }
   },
   "trigger": {
    "type": "string",
    "enum": [
     "submit-message",
     "regenerate-message"
    ]
   },
   "messageId": {
    "type": "string",
    "maxLength": 128,
    "pattern": "^[^\\u0000]*$"
   },
   "timezone": {
    "$ref": "contract#/components/schemas/TimeZone"
   }
  }
 },
 "ChatClientMessage": {
  "type": "object",
  "additionalProperties": true,
  "maxProperties": 50,
  "required": [
   "role",
   "parts"
  ],
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 128,
    "pattern": "^[^\\u0000]*$"
   },
   "role": {
    "type": "string",
    "enum": [
     "user",
     "assistant",
     "system"
    ]
   },
   "parts": {
    "type": "array",
    "maxItems": 5000,
    "items": {
     "$ref": "contract#/components/schemas/ChatClientPart"
    }
   }
  }
 },
 "ChatClientPart": {
  "type": "object",
  "additionalProperties": true,
  "maxProperties": 50,
  "required": [
   "type"
  ],
  "properties": {
   "type": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[^\\u0000]*$"
   }
  }
 },
 "ChatMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "role",
   "parts"
  ],
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 128,
    "pattern": "^[^\\u0000]*$"
   },
   "role": {
    "type": "string",
    "const": "user"
   },
   "parts": {
    "type": "array",
    "minItems": 1,
    "maxItems": 20,
    "items": {
     "$ref": "contract#/components/schemas/ChatMessagePart"
    }
   },
   "metadata": {
    "$ref": "contract#/components/schemas/FreeFormObject"
   }
  }
 },
 "ChatMessagePart": {
  "oneOf": [
   {
    "$ref": "contract#/components/schemas/ChatTextPart"
   },
   {
    "$ref": "contract#/components/schemas/ChatFilePart"
   }
  ]
 },
 "ChatTextPart": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "text"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "text"
   },
   "text": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100000,
    "pattern": "^[^\\u0000]*$"
   }
  }
 },
 "ChatFilePart": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "mediaType",
   "url"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "file"
   },
   "mediaType": {
    "type": "string",
    "maxLength": 255,
    "pattern": "^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$"
   },
   "filename": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[^\\u0000]*$"
   },
   "url": {
    "type": "string",
    "minLength": 1,
    "maxLength": 4194304,
    "pattern": "^(data:[A-Za-z0-9!$&'()*+.;=/_~-]{0,255};base64,|(?!data:)[^\\u0000/:]{1,1024}/uploads/[^\\u0000/]{1,1024}/[^\\u0000/]{1,1024}$)"
   }
  }
 },
 "ChatEventStream": {
  "type": "string",
  "maxLength": 104857600,
  "pattern": "^[^\\u0000]*$"
 },
 "ChatAccepted": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "threadId",
   "status"
  ],
  "properties": {
   "threadId": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "status": {
    "type": "string",
    "const": "in_progress"
   }
  }
 },
 "StreamStatus": {
  "type": "string",
  "enum": [
   "in_progress",
   "completed",
   "stopped",
   "error",
   "timeout"
  ]
 },
 "ConversationSource": {
  "type": "string",
  "enum": [
   "chat",
   "task",
   "trigger",
   "agent"
  ]
 },
 "LatencyMs": {
  "type": [
   "integer",
   "null"
  ],
  "minimum": 0,
  "maximum": 2147483647,
  "format": "int32"
 },
 "RunModel": {
  "type": [
   "string",
   "null"
  ],
  "minLength": 3,
  "maxLength": 200,
  "pattern": "^[A-Za-z0-9_-]+:[^\\s\\u0000]+$"
 },
 "RunCostUsd": {
  "type": [
   "number",
   "null"
  ],
  "minimum": 0,
  "maximum": 1000000000000
 },
 "CostUsd": {
  "type": "number",
  "minimum": 0,
  "maximum": 1000000000000
 },
 "RunFailureCode": {
  "type": "string",
  "enum": [
   "model_unavailable",
   "model_rate_limited",
   "model_rejected",
   "model_not_found",
   "model_not_configured",
   "context_too_long",
   "content_filtered",
   "empty_answer",
   "timed_out",
   "agent_not_found",
   "owner_not_permitted",
   "storage_unavailable",
   "stopped",
   "interrupted",
   "internal"
  ]
 },
 "RunFailure": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "code",
   "message"
  ],
  "properties": {
   "code": {
    "$ref": "contract#/components/schemas/RunFailureCode"
   },
   "message": {
    "$ref": "contract#/components/schemas/ShortDescription"
   }
  }
 },
 "Conversation": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "agentId",
   "userId",
   "organizationId",
   "name",
   "upstreamConversationId",
   "streamStatus",
   "source",
   "model",
   "latencyMs",
   "costUsd",
   "createdAt",
   "updatedAt",
   "deletedAt",
   "messages",
   "etag"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "organizationId": {
    "$ref": "contract#/components/schemas/OrganizationId"
   },
   "name": {
    "$ref": "contract#/components/schemas/DisplayName"
   },
   "upstreamConversationId": {
    "$ref": "contract#/components/schemas/NullableUuid"
   },
   "renderedSystemPrompt": {
    "type": "string",
    "maxLength": 1000000,
    "pattern": "^[^\\u0000]*$"
   },
   "streamStatus": {
    "oneOf": [
     {
      "$ref": "contract#/components/schemas/StreamStatus"
     },
     {
      "type": "null"
     }
    ]
   },
   "source": {
    "$ref": "contract#/components/schemas/ConversationSource"
   },
   "model": {
    "$ref": "contract#/components/schemas/RunModel"
   },
   "latencyMs": {
    "$ref": "contract#/components/schemas/LatencyMs"
   },
   "costUsd": {
    "$ref": "contract#/components/schemas/RunCostUsd"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "deletedAt": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "isDeleted": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "failure": {
    "$ref": "contract#/components/schemas/ShortDescription"
   },
   "failureCode": {
    "$ref": "contract#/components/schemas/RunFailureCode"
   },
   "messages": {
    "type": "array",
    "maxItems": 10000,
    "items": {
     "$ref": "contract#/components/schemas/Message"
    }
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "ConversationSummary": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "agentId",
   "userId",
   "organizationId",
   "name",
   "upstreamConversationId",
   "streamStatus",
   "source",
   "model",
   "latencyMs",
   "costUsd",
   "createdAt",
   "updatedAt",
   "deletedAt",
   "etag"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "organizationId": {
    "$ref": "contract#/components/schemas/OrganizationId"
   },
   "name": {
    "$ref": "contract#/components/schemas/DisplayName"
   },
   "upstreamConversationId": {
    "$ref": "contract#/components/schemas/NullableUuid"
   },
   "streamStatus": {
    "oneOf": [
     {
      "$ref": "contract#/components/schemas/StreamStatus"
     },
     {
      "type": "null"
     }
    ]
   },
   "source": {
    "$ref": "contract#/components/schemas/ConversationSource"
   },
   "model": {
    "$ref": "contract#/components/schemas/RunModel"
   },
   "latencyMs": {
    "$ref": "contract#/components/schemas/LatencyMs"
   },
   "costUsd": {
    "$ref": "contract#/components/schemas/RunCostUsd"
   },
   "failureCode": {
    "$ref": "contract#/components/schemas/RunFailureCode"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "deletedAt": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "isDeleted": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "ConversationPage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "conversations",
   "nextCursor"
  ],
  "properties": {
   "conversations": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "contract#/components/schemas/ConversationSummary"
    }
   },
   "nextCursor": {
    "type": [
     "string",
     "null"
    ],
    "minLength": 1,
    "maxLength": 512,
    "pattern": "^[A-Za-z0-9_=-]+$"
   }
  }
 },
 "AuditAction": {
  "type": "string",
  "enum": [
   "agent.created",
   "agent.updated",
   "agent.deleted",
   "agent.restored",
   "agent.rolled_back",
   "agent.checkpointed",
   "agent_tag.created",
   "agent_tag.updated",
   "agent_tag.deleted",
   "user.added",
   "user.updated",
   "user.removed",
   "user.erased",
   "invitation.created",
   "invitation.revoked",
   "skill.created",
   "skill.updated",
   "skill.deleted",
   "skill.restored",
   "skill_file.created",
   "skill_file.deleted",
   "knowledge_base.created",
   "knowledge_base.updated",
   "knowledge_base.deleted",
   "knowledge_base.restored",
   "knowledge_base_file.created",
   "knowledge_base_file.retried",
   "knowledge_base_file.deleted",
   "tool_server.created",
   "tool_server.updated",
   "tool_server.deleted",
   "tool_server.restored",
   "webhook_endpoint.created",
   "webhook_endpoint.updated",
   "webhook_endpoint.deleted",
   "scheduled_task.created",
   "scheduled_task.updated",
   "scheduled_task.deleted",
   "scheduled_task.restored",
   "scheduled_task.run",
   "conversation.updated",
   "conversation.deleted",
   "conversation.restored",
   "conversation.stopped"
  ]
 },
 "AuditRecordType": {
  "type": "string",
  "enum": [
   "agent",
   "agent_tag",
   "user",
   "invitation",
   "skill",
   "skill_file",
   "knowledge_base",
   "knowledge_base_file",
   "tool_server",
   "webhook_endpoint",
   "scheduled_task",
   "conversation"
  ]
 },
 "AuditActor": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "id",
   "email"
  ],
  "properties": {
   "type": {
    "type": "string",
    "enum": [
     "user",
     "identity_provider",
     "system"
    ]
   },
   "id": {
    "$ref": "contract#/components/schemas/NullableUserId"
   },
   "email": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 320,
    "pattern": "^[^\\u0000]*$"
   }
  }
 },
 "AuditValues": {
  "type": [
   "object",
   "null"
  ],
  "maxProperties": 100,
  "propertyNames": {
   "type": "string",
   "minLength": 1,
   "maxLength": 128,
   "pattern": "^[A-Za-z0-9_]+$"
  },
  "additionalProperties": {
   "$ref": "contract#/components/schemas/AuditValue"
  }
 },
 "AuditValue": {},
 "AuditEntry": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "organizationId",
   "at",
   "actor",
   "action",
   "recordType",
   "recordId",
   "recordName",
   "requestId",
   "clientAddress",
   "before",
   "after"
  ],
  "properties": {
   "id": {
    "type": "integer",
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "organizationId": {
    "$ref": "contract#/components/schemas/OrganizationId"
   },
   "at": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "actor": {
    "$ref": "contract#/components/schemas/AuditActor"
   },
   "action": {
    "$ref": "contract#/components/schemas/AuditAction"
   },
   "recordType": {
    "$ref": "contract#/components/schemas/AuditRecordType"
   },
   "recordId": {
    "type": "string",
    "minLength": 1,
    "maxLength": 128,
    "pattern": "^[^\\u0000]*$"
   },
   "recordName": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 320,
    "pattern": "^[^\\u0000]*$"
   },
   "requestId": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 128,
    "pattern": "^[^\\u0000]*$"
   },
   "clientAddress": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 64,
    "pattern": "^[^\\u0000]*$"
   },
   "before": {
    "$ref": "contract#/components/schemas/AuditValues"
   },
   "after": {
    "$ref": "contract#/components/schemas/AuditValues"
   }
  }
 },
 "AuditLogPage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "entries",
   "nextCursor"
  ],
  "properties": {
   "entries": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "contract#/components/schemas/AuditEntry"
    }
   },
   "nextCursor": {
    "type": [
     "string",
     "null"
    ],
    "minLength": 1,
    "maxLength": 512,
    "pattern": "^[A-Za-z0-9_=-]+$"
   }
  }
 },
 "DeletedRecordType": {
  "type": "string",
  "enum": [
   "agent",
   "knowledge_base",
   "skill",
   "tool_server",
   "scheduled_task",
   "conversation"
  ]
 },
 "DeletedRecordId": {
  "type": "string",
  "minLength": 1,
  "maxLength": 36,
  "pattern": "^[A-Za-z0-9-]+$"
 },
 "DeletedRecordName": {
  "$ref": "contract#/components/schemas/DisplayName"
 },
 "DeletedRecord": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "id",
   "name",
   "deletedAt",
   "deletedBy",
   "purgeAt"
  ],
  "properties": {
   "type": {
    "$ref": "contract#/components/schemas/DeletedRecordType"
   },
   "id": {
    "$ref": "contract#/components/schemas/DeletedRecordId"
   },
   "name": {
    "$ref": "contract#/components/schemas/DeletedRecordName"
   },
   "deletedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "deletedBy": {
    "$ref": "contract#/components/schemas/NullableUserId"
   },
   "purgeAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   }
  }
 },
 "DeletedRecordPage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "records",
   "nextCursor"
  ],
  "properties": {
   "records": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "contract#/components/schemas/DeletedRecord"
    }
   },
   "nextCursor": {
    "type": [
     "string",
     "null"
    ],
    "minLength": 1,
    "maxLength": 512,
    "pattern": "^[A-Za-z0-9_=-]+$"
   }
  }
 },
 "DeletedRecordRestore": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "id"
  ],
  "properties": {
   "type": {
    "$ref": "contract#/components/schemas/DeletedRecordType"
   },
   "id": {
    "$ref": "contract#/components/schemas/DeletedRecordId"
   }
  }
 },
 "RestoredRecord": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "id",
   "name"
  ],
  "properties": {
   "type": {
    "$ref": "contract#/components/schemas/DeletedRecordType"
   },
   "id": {
    "$ref": "contract#/components/schemas/DeletedRecordId"
   },
   "name": {
    "$ref": "contract#/components/schemas/DeletedRecordName"
   }
  }
 },
 "UserErasure": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "userId"
  ],
  "properties": {
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   }
  }
 },
 "ErasedCount": {
  "$ref": "contract#/components/schemas/Count"
 },
 "UserErasureReport": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "erasedAs",
   "wasMember",
   "removed",
   "anonymized"
  ],
  "properties": {
   "erasedAs": {
    "type": "string",
    "minLength": 1,
    "maxLength": 64,
    "pattern": "^erased_[0-9a-f]+$"
   },
   "wasMember": {
    "type": "boolean"
   },
   "removed": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "conversations",
     "messages",
     "feedback",
     "scheduledTasks",
     "taskExecutions",
     "webhookDeliveries"
    ],
    "properties": {
     "conversations": {
      "$ref": "contract#/components/schemas/ErasedCount"
     },
     "messages": {
      "$ref": "contract#/components/schemas/ErasedCount"
     },
     "feedback": {
      "$ref": "contract#/components/schemas/ErasedCount"
     },
     "scheduledTasks": {
      "$ref": "contract#/components/schemas/ErasedCount"
     },
     "taskExecutions": {
      "$ref": "contract#/components/schemas/ErasedCount"
     },
     "webhookDeliveries": {
      "$ref": "contract#/components/schemas/ErasedCount"
     }
    }
   },
   "anonymized": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "agents",
     "agentVersions",
     "agentTags",
     "skills",
     "knowledgeBases",
     "toolServers",
     "webhookEndpoints",
     "auditEntries"
    ],
    "properties": {
     "agents": {
      "$ref": "contract#/components/schemas/ErasedCount"
     },
     "agentVersions": {
      "$ref": "contract#/components/schemas/ErasedCount"
     },
     "agentTags": {
      "$ref": "contract#/components/schemas/ErasedCount"
     },
     "skills": {
      "$ref": "contract#/components/schemas/ErasedCount"
     },
     "knowledgeBases": {
      "$ref": "contract#/components/schemas/ErasedCount"
     },
     "toolServers": {
      "$ref": "contract#/components/schemas/ErasedCount"
     },
     "webhookEndpoints": {
      "$ref": "contract#/components/schemas/ErasedCount"
     },
     "auditEntries": {
      "$ref": "contract#/components/schemas/ErasedCount"
     }
    }
   }
  }
 },
 "AuditLogExport": {
  "type": "string",
  "maxLength": 1073741824,
  "pattern": "^[^\\u0000]*$"
 },
 "ConversationUpdate": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^(?=[^\\u0000]*\\S)[^\\u0000]*$"
   },
   "id": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "organizationId": {
    "$ref": "contract#/components/schemas/OrganizationId"
   },
   "upstreamConversationId": {
    "$ref": "contract#/components/schemas/NullableUuid"
   },
   "renderedSystemPrompt": {
    "type": "string",
    "maxLength": 1000000,
    "pattern": "^[^\\u0000]*$"
   },
   "failure": {
    "$ref": "contract#/components/schemas/ShortDescription"
   },
   "failureCode": {
    "$ref": "contract#/components/schemas/RunFailureCode"
   },
   "streamStatus": {
    "oneOf": [
     {
      "$ref": "contract#/components/schemas/StreamStatus"
     },
     {
      "type": "null"
     }
    ]
   },
   "source": {
    "$ref": "contract#/components/schemas/ConversationSource"
   },
   "model": {
    "$ref": "contract#/components/schemas/RunModel"
   },
   "latencyMs": {
    "$ref": "contract#/components/schemas/LatencyMs"
   },
   "costUsd": {
    "$ref": "contract#/components/schemas/RunCostUsd"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "deletedAt": {
    "$ref": "contract#/components/schemas/NullableTimestamp"
   },
   "isDeleted": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "messages": {
    "type": "array",
    "maxItems": 3900,
    "items": {
     "$ref": "contract#/components/schemas/Message"
    }
   },
   "etag": {
    "$ref": "contract#/components/schemas/Etag"
   }
  }
 },
 "ConversationStop": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "threadId"
  ],
  "properties": {
   "threadId": {
    "type": "string",
    "minLength": 1,
    "maxLength": 128,
    "pattern": "^[^\\u0000]*$"
   }
  }
 },
 "ConversationStopResult": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "threadId",
   "stopped",
   "streamStatus"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "threadId": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "stopped": {
    "type": "boolean"
   },
   "streamStatus": {
    "oneOf": [
     {
      "$ref": "contract#/components/schemas/StreamStatus"
     },
     {
      "type": "null"
     }
    ]
   }
  }
 },
 "FeedbackRating": {
  "type": "string",
  "enum": [
   "helpful",
   "not_helpful"
  ]
 },
 "FeedbackComment": {
  "type": "string",
  "maxLength": 5000,
  "pattern": "^[^\\u0000]*$"
 },
 "ConversationFeedbackCreate": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "threadId",
   "rating"
  ],
  "properties": {
   "threadId": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "messageId": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "rating": {
    "$ref": "contract#/components/schemas/FeedbackRating"
   },
   "comment": {
    "type": "string",
    "maxLength": 5000,
    "pattern": "^[^\\u0000]*$"
   }
  }
 },
 "ConversationFeedback": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "threadId",
   "messageId",
   "userId",
   "rating",
   "comment",
   "timestamp"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Id"
   },
   "threadId": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "messageId": {
    "$ref": "contract#/components/schemas/NullableUuid"
   },
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "rating": {
    "$ref": "contract#/components/schemas/FeedbackRating"
   },
   "comment": {
    "$ref": "contract#/components/schemas/FeedbackComment"
   },
   "timestamp": {
    "$ref": "contract#/components/schemas/Timestamp"
   }
  }
 },
 "ConversationFeedbackResult": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "success",
   "feedback"
  ],
  "properties": {
   "success": {
    "$ref": "contract#/components/schemas/AlwaysTrue"
   },
   "feedback": {
    "$ref": "contract#/components/schemas/ConversationFeedback"
   }
  }
 },
 "Message": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "role",
   "parts",
   "createdAt"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "role": {
    "$ref": "contract#/components/schemas/MessageRole"
   },
   "parts": {
    "type": "array",
    "maxItems": 5000,
    "items": {
     "$ref": "contract#/components/schemas/MessagePart"
    }
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "usage": {
    "$ref": "contract#/components/schemas/MessageUsage"
   },
   "finishReason": {
    "type": "string",
    "maxLength": 64,
    "pattern": "^[a-z][a-z_]*$"
   },
   "warnings": {
    "type": "array",
    "minItems": 1,
    "maxItems": 100,
    "items": {
     "$ref": "contract#/components/schemas/RunWarning"
    }
   }
  }
 },
 "RunWarning": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "code",
   "toolServerId",
   "message"
  ],
  "properties": {
   "code": {
    "type": "string",
    "enum": [
     "tool_server_unavailable"
    ]
   },
   "toolServerId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "message": {
    "$ref": "contract#/components/schemas/ShortDescription"
   }
  }
 },
 "MessagePage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "messages",
   "nextCursor"
  ],
  "properties": {
   "messages": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "contract#/components/schemas/Message"
    }
   },
   "nextCursor": {
    "type": [
     "string",
     "null"
    ],
    "minLength": 1,
    "maxLength": 512,
    "pattern": "^[A-Za-z0-9_=-]+$"
   }
  }
 },
 "MessageUsage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "inputTokens",
   "outputTokens",
   "totalTokens"
  ],
  "properties": {
   "inputTokens": {
    "$ref": "contract#/components/schemas/Count"
   },
   "outputTokens": {
    "$ref": "contract#/components/schemas/Count"
   },
   "totalTokens": {
    "$ref": "contract#/components/schemas/Count"
   }
  }
 },
 "MessagePart": {
  "oneOf": [
   {
    "$ref": "contract#/components/schemas/MessageTextPart"
   },
   {
    "$ref": "contract#/components/schemas/MessageReasoningPart"
   },
   {
    "$ref": "contract#/components/schemas/MessageToolPart"
   },
   {
    "$ref": "contract#/components/schemas/MessageStepStartPart"
   },
   {
    "$ref": "contract#/components/schemas/MessageFilePart"
   }
  ]
 },
 "MessageRole": {
  "type": "string",
  "enum": [
   "user",
   "assistant"
  ]
 },
 "MessageTextPart": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "text"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "text"
   },
   "text": {
    "type": "string",
    "maxLength": 1000000,
    "pattern": "^[^\\u0000]*$"
   }
  }
 },
 "MessageReasoningPart": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "text"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "reasoning"
   },
   "text": {
    "type": "string",
    "maxLength": 1000000,
    "pattern": "^[^\\u0000]*$"
   }
  }
 },
 "ToolCallState": {
  "type": "string",
  "enum": [
   "input-streaming",
   "input-available",
   "output-available",
   "output-error"
  ]
 },
 "MessageToolPart": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "toolCallId",
   "state"
  ],
  "properties": {
   "type": {
    "type": "string",
    "minLength": 6,
    "maxLength": 260,
    "pattern": "^tool-[^\\s\\u0000]+$"
   },
   "toolCallId": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000]*$"
   },
   "state": {
    "$ref": "contract#/components/schemas/ToolCallState"
   },
   "input": {},
   "output": {},
   "errorText": {
    "type": "string",
    "maxLength": 10000,
    "pattern": "^[^\\u0000]*$"
   },
   "providerExecuted": {
    "type": "boolean"
   }
  }
 },
 "MessageStepStartPart": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "step-start"
   }
  }
 },
 "MessageFilePart": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "mediaType",
   "url"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "file"
   },
   "mediaType": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[^\\u0000]*$"
   },
   "filename": {
    "type": "string",
    "maxLength": 255,
    "pattern": "^[^\\u0000]*$"
   },
   "url": {
    "type": "string",
    "format": "uri",
    "maxLength": 4194304
   },
   "fileKey": {
    "$ref": "contract#/components/schemas/FileKey"
   }
  }
 },
 "DashboardInteraction": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "agentId",
   "upstreamConversationId",
   "createdAt",
   "updatedAt",
   "agentName",
   "agentModel",
   "agentLogoUrl",
   "userId",
   "userEmail",
   "userFirstName",
   "userLastName",
   "userPublicMetadata",
   "firstMessageText",
   "userMessageCount",
   "assistantMessageCount",
   "totalMessageCount",
   "duration",
   "totalTokens",
   "inputTokens",
   "outputTokens",
   "attachmentCount",
   "toolCalls",
   "lastFinishReason",
   "streamStatus",
   "source",
   "model",
   "latencyMs",
   "costUsd",
   "totalFeedback",
   "totalHelpful",
   "totalNotHelpful",
   "feedbackData",
   "subConversations"
  ],
  "properties": {
   "id": {
    "$ref": "contract#/components/schemas/Uuid"
   },
   "agentId": {
    "$ref": "contract#/components/schemas/Id"
   },
   "upstreamConversationId": {
    "$ref": "contract#/components/schemas/NullableUuid"
   },
   "createdAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "updatedAt": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "agentName": {
    "$ref": "contract#/components/schemas/DisplayName"
   },
   "agentModel": {
    "type": "string",
    "maxLength": 200,
    "pattern": "^([A-Za-z0-9_-]+:[^\\s\\u0000]+)?$"
   },
   "agentLogoUrl": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 2048,
    "pattern": "^[^\\u0000]*$"
   },
   "userId": {
    "$ref": "contract#/components/schemas/UserId"
   },
   "userEmail": {
    "type": "string",
    "maxLength": 320,
    "pattern": "^[^\\u0000]*$"
   },
   "userFirstName": {
    "$ref": "contract#/components/schemas/PersonName"
   },
   "userLastName": {
    "$ref": "contract#/components/schemas/PersonName"
   },
   "userPublicMetadata": {
    "$ref": "contract#/components/schemas/UserMetadata"
   },
   "firstMessageText": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1000,
    "pattern": "^[^\\u0000]*$"
   },
   "userMessageCount": {
    "$ref": "contract#/components/schemas/Count"
   },
   "assistantMessageCount": {
    "$ref": "contract#/components/schemas/Count"
   },
   "totalMessageCount": {
    "$ref": "contract#/components/schemas/Count"
   },
   "duration": {
    "type": [
     "number",
     "null"
    ],
    "minimum": 0,
    "maximum": 9007199254740991
   },
   "totalTokens": {
    "$ref": "contract#/components/schemas/Count"
   },
   "inputTokens": {
    "$ref": "contract#/components/schemas/Count"
   },
   "outputTokens": {
    "$ref": "contract#/components/schemas/Count"
   },
   "attachmentCount": {
    "$ref": "contract#/components/schemas/Count"
   },
   "toolCalls": {
    "type": "array",
    "maxItems": 10000,
    "items": {
     "$ref": "contract#/components/schemas/DashboardToolCall"
    }
   },
   "lastFinishReason": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 64,
    "pattern": "^[^\\u0000]*$"
   },
   "streamStatus": {
    "oneOf": [
     {
      "$ref": "contract#/components/schemas/StreamStatus"
     },
     {
      "type": "null"
     }
    ]
   },
   "source": {
    "$ref": "contract#/components/schemas/ConversationSource"
   },
   "model": {
    "$ref": "contract#/components/schemas/RunModel"
   },
   "latencyMs": {
    "$ref": "contract#/components/schemas/LatencyMs"
   },
   "costUsd": {
    "$ref": "contract#/components/schemas/RunCostUsd"
   },
   "failureCode": {
    "$ref": "contract#/components/schemas/RunFailureCode"
   },
   "totalFeedback": {
    "$ref": "contract#/components/schemas/NullableCount"
   },
   "totalHelpful": {
    "$ref": "contract#/components/schemas/NullableCount"
   },
   "totalNotHelpful": {
    "$ref": "contract#/components/schemas/NullableCount"
   },
   "feedbackData": {
    "oneOf": [
     {
      "type": "array",
      "maxItems": 10000,
      "items": {
       "$ref": "contract#/components/schemas/DashboardFeedback"
      }
     },
     {
      "type": "null"
     }
    ]
   },
   "subConversations": {
    "type": "array",
    "maxItems": 10000,
    "items": {
     "$ref": "contract#/components/schemas/DashboardInteraction"
    }
   }
  }
 },
 "DashboardInteractionPage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "interactions",
   "nextCursor"
  ],
  "properties": {
   "interactions": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "contract#/components/schemas/DashboardInteraction"
    }
   },
   "nextCursor": {
    "type": [
     "string",
     "null"
    ],
    "minLength": 1,
    "maxLength": 512,
    "pattern": "^[A-Za-z0-9_=-]+$"
   }
  }
 },
 "DashboardToolCall": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "toolName",
   "args"
  ],
  "properties": {
   "toolName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[^\\u0000]*$"
   },
   "args": {
    "type": "object",
    "additionalProperties": true,
    "maxProperties": 200
   },
   "result": {}
  }
 },
 "DashboardFeedback": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "rating",
   "comment",
   "timestamp"
  ],
  "properties": {
   "rating": {
    "$ref": "contract#/components/schemas/FeedbackRating"
   },
   "comment": {
    "$ref": "contract#/components/schemas/FeedbackComment"
   },
   "timestamp": {
    "$ref": "contract#/components/schemas/Timestamp"
   }
  }
 },
 "StatsInterval": {
  "type": "string",
  "enum": [
   "hour",
   "day",
   "week"
  ]
 },
 "DashboardStats": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "conversationCount",
   "failedConversationCount",
   "messageCount",
   "toolCalls",
   "totalTokens",
   "inputTokens",
   "outputTokens",
   "costUsd",
   "unknownCostCount",
   "uniqueUsers",
   "uniqueAgents",
   "totalFeedback",
   "totalHelpful",
   "totalNotHelpful",
   "kbFileCount",
   "kbCount"
  ],
  "properties": {
   "conversationCount": {
    "$ref": "contract#/components/schemas/Count"
   },
   "failedConversationCount": {
    "$ref": "contract#/components/schemas/Count"
   },
   "messageCount": {
    "$ref": "contract#/components/schemas/Count"
   },
   "toolCalls": {
    "$ref": "contract#/components/schemas/Count"
   },
   "totalTokens": {
    "$ref": "contract#/components/schemas/LargeCount"
   },
   "inputTokens": {
    "$ref": "contract#/components/schemas/LargeCount"
   },
   "outputTokens": {
    "$ref": "contract#/components/schemas/LargeCount"
   },
   "costUsd": {
    "$ref": "contract#/components/schemas/CostUsd"
   },
   "unknownCostCount": {
    "$ref": "contract#/components/schemas/Count"
   },
   "uniqueUsers": {
    "$ref": "contract#/components/schemas/Count"
   },
   "uniqueAgents": {
    "$ref": "contract#/components/schemas/Count"
   },
   "totalFeedback": {
    "$ref": "contract#/components/schemas/Count"
   },
   "totalHelpful": {
    "$ref": "contract#/components/schemas/Count"
   },
   "totalNotHelpful": {
    "$ref": "contract#/components/schemas/Count"
   },
   "kbFileCount": {
    "$ref": "contract#/components/schemas/Count"
   },
   "kbCount": {
    "$ref": "contract#/components/schemas/Count"
   },
   "series": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "contract#/components/schemas/DashboardStatsPoint"
    }
   }
  }
 },
 "DashboardStatsPoint": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "start",
   "conversationCount",
   "failedConversationCount",
   "messageCount",
   "toolCalls",
   "totalTokens",
   "inputTokens",
   "outputTokens",
   "costUsd",
   "unknownCostCount",
   "uniqueUsers",
   "uniqueAgents",
   "totalFeedback",
   "totalHelpful",
   "totalNotHelpful"
  ],
  "properties": {
   "start": {
    "$ref": "contract#/components/schemas/Timestamp"
   },
   "conversationCount": {
    "$ref": "contract#/components/schemas/Count"
   },
   "failedConversationCount": {
    "$ref": "contract#/components/schemas/Count"
   },
   "messageCount": {
    "$ref": "contract#/components/schemas/Count"
   },
   "toolCalls": {
    "$ref": "contract#/components/schemas/Count"
   },
   "totalTokens": {
    "$ref": "contract#/components/schemas/LargeCount"
   },
   "inputTokens": {
    "$ref": "contract#/components/schemas/LargeCount"
   },
   "outputTokens": {
    "$ref": "contract#/components/schemas/LargeCount"
   },
   "costUsd": {
    "$ref": "contract#/components/schemas/CostUsd"
   },
   "unknownCostCount": {
    "$ref": "contract#/components/schemas/Count"
   },
   "uniqueUsers": {
    "$ref": "contract#/components/schemas/Count"
   },
   "uniqueAgents": {
    "$ref": "contract#/components/schemas/Count"
   },
   "totalFeedback": {
    "$ref": "contract#/components/schemas/Count"
   },
   "totalHelpful": {
    "$ref": "contract#/components/schemas/Count"
   },
   "totalNotHelpful": {
    "$ref": "contract#/components/schemas/Count"
   }
  }
 }
};

export const sharedReplies: Record<string, object> = {
 "BadRequest": {
  "$ref": "contract#/components/schemas/Error"
 },
 "Unauthorized": {
  "$ref": "contract#/components/schemas/Error"
 },
 "Forbidden": {
  "$ref": "contract#/components/schemas/Error"
 },
 "NotFound": {
  "$ref": "contract#/components/schemas/Error"
 },
 "TooManyRequests": {
  "$ref": "contract#/components/schemas/Error"
 },
 "InternalServerError": {
  "$ref": "contract#/components/schemas/Error"
 },
 "ServiceUnavailable": {
  "$ref": "contract#/components/schemas/Error"
 },
 "Conflict": {
  "$ref": "contract#/components/schemas/Error"
 },
 "PreconditionFailed": {
  "$ref": "contract#/components/schemas/Error"
 },
 "PayloadTooLarge": {
  "$ref": "contract#/components/schemas/Error"
 },
 "UnsupportedMediaType": {
  "$ref": "contract#/components/schemas/Error"
 },
 "UnprocessableContent": {
  "$ref": "contract#/components/schemas/Error"
 },
 "MethodNotAllowed": {
  "$ref": "contract#/components/schemas/Error"
 },
 "InvalidEvent": {
  "$ref": "contract#/components/schemas/Error"
 },
 "InvalidSignature": {
  "$ref": "contract#/components/schemas/Error"
 },
 "ChatConflict": {
  "$ref": "contract#/components/schemas/Error"
 }
};

export const replySchemas: Record<OperationId, Record<number, object | string | null>> = {
 "listAgents": {
  "200": {
   "oneOf": [
    {
     "type": "array",
     "maxItems": 10000,
     "items": {
      "$ref": "contract#/components/schemas/Agent"
     }
    },
    {
     "$ref": "contract#/components/schemas/Agent"
    }
   ]
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "saveAgent": {
  "200": {
   "$ref": "contract#/components/schemas/Agent"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "deleteAgent": {
  "200": {
   "$ref": "contract#/components/schemas/Agent"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listAgentVersions": {
  "200": {
   "oneOf": [
    {
     "$ref": "contract#/components/schemas/AgentVersionPage"
    },
    {
     "$ref": "contract#/components/schemas/AgentVersionDetail"
    }
   ]
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "changeAgentVersion": {
  "200": {
   "oneOf": [
    {
     "$ref": "contract#/components/schemas/AgentRollbackResult"
    },
    {
     "$ref": "contract#/components/schemas/AgentCheckpointResult"
    }
   ]
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "syncAgentTools": {
  "200": {
   "$ref": "contract#/components/schemas/AgentToolSync"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "409": "Conflict",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listAgentTags": {
  "200": {
   "type": "array",
   "maxItems": 10000,
   "items": {
    "$ref": "contract#/components/schemas/AgentTagWithCount"
   }
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "updateAgentTag": {
  "200": {
   "$ref": "contract#/components/schemas/AgentTag"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "createAgentTag": {
  "200": {
   "$ref": "contract#/components/schemas/AgentTag"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "409": "Conflict",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "deleteAgentTag": {
  "200": {
   "$ref": "contract#/components/schemas/SuccessMessage"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listTools": {
  "200": {
   "$ref": "contract#/components/schemas/ToolCatalog"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listModels": {
  "200": {
   "$ref": "contract#/components/schemas/ModelCatalog"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listUsers": {
  "200": {
   "$ref": "contract#/components/schemas/OrganizationUserPage"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "removeUsers": {
  "200": {
   "$ref": "contract#/components/schemas/UserRemovalResult"
  },
  "207": {
   "$ref": "contract#/components/schemas/UserRemovalResult"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "409": "Conflict",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "bulkRemoveUsers": {
  "200": {
   "$ref": "contract#/components/schemas/UserRemovalResult"
  },
  "207": {
   "$ref": "contract#/components/schemas/UserRemovalResult"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "405": "MethodNotAllowed",
  "409": "Conflict",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "updateUserMetadata": {
  "200": {
   "$ref": "contract#/components/schemas/UserMetadataUpdateResult"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "405": "MethodNotAllowed",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "eraseUser": {
  "200": {
   "$ref": "contract#/components/schemas/UserErasureReport"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listInvitations": {
  "200": {
   "$ref": "contract#/components/schemas/InvitationPage"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "createInvitations": {
  "200": {
   "$ref": "contract#/components/schemas/InvitationsCreateResult"
  },
  "207": {
   "$ref": "contract#/components/schemas/InvitationsCreateResult"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "409": "Conflict",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "revokeInvitations": {
  "200": {
   "$ref": "contract#/components/schemas/InvitationRevocationResult"
  },
  "207": {
   "$ref": "contract#/components/schemas/InvitationRevocationResult"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "409": "Conflict",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listAuditLog": {
  "200": {
   "$ref": "contract#/components/schemas/AuditLogPage"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "exportAuditLog": {
  "200": null,
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listDeletedRecords": {
  "200": {
   "$ref": "contract#/components/schemas/DeletedRecordPage"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "restoreDeletedRecord": {
  "200": {
   "$ref": "contract#/components/schemas/RestoredRecord"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listDependents": {
  "200": {
   "$ref": "contract#/components/schemas/Dependents"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "getMyPermissions": {
  "200": {
   "$ref": "contract#/components/schemas/CallerPermissions"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "receiveIdentityEvent": {
  "200": {
   "$ref": "contract#/components/schemas/IdentityEventReceipt"
  },
  "400": "InvalidEvent",
  "401": "InvalidSignature",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "createPresignedUpload": {
  "200": {
   "$ref": "contract#/components/schemas/PresignedUpload"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listSkills": {
  "200": {
   "oneOf": [
    {
     "$ref": "contract#/components/schemas/SkillList"
    },
    {
     "$ref": "contract#/components/schemas/SkillDetailResult"
    }
   ]
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "updateSkill": {
  "200": {
   "$ref": "contract#/components/schemas/SkillUpdateResult"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "createSkill": {
  "201": {
   "$ref": "contract#/components/schemas/SkillCreateResult"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "409": "Conflict",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "deleteSkill": {
  "200": {
   "$ref": "contract#/components/schemas/SkillDeleteResult"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listSkillFiles": {
  "200": {
   "$ref": "contract#/components/schemas/SkillFileList"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "addSkillFile": {
  "201": {
   "$ref": "contract#/components/schemas/SkillFileCreateResult"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "deleteSkillFile": {
  "200": {
   "$ref": "contract#/components/schemas/SkillFileDeleteResult"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "getSkillFileDownload": {
  "200": {
   "$ref": "contract#/components/schemas/SkillFileDownload"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listKnowledgeBases": {
  "200": {
   "oneOf": [
    {
     "$ref": "contract#/components/schemas/KnowledgeBaseList"
    },
    {
     "$ref": "contract#/components/schemas/KnowledgeBaseReply"
    }
   ]
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "updateKnowledgeBase": {
  "200": {
   "$ref": "contract#/components/schemas/KnowledgeBaseReply"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "createKnowledgeBase": {
  "201": {
   "$ref": "contract#/components/schemas/KnowledgeBaseReply"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "deleteKnowledgeBase": {
  "200": {
   "$ref": "contract#/components/schemas/Success"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listKnowledgeBaseFiles": {
  "200": {
   "$ref": "contract#/components/schemas/KnowledgeBaseFileList"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "addKnowledgeBaseFile": {
  "201": {
   "$ref": "contract#/components/schemas/KnowledgeBaseFileReply"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "deleteKnowledgeBaseFile": {
  "200": {
   "$ref": "contract#/components/schemas/Success"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "retryKnowledgeBaseFile": {
  "200": {
   "$ref": "contract#/components/schemas/KnowledgeBaseFileReply"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "getKnowledgeBaseFileDownload": {
  "200": {
   "$ref": "contract#/components/schemas/KnowledgeBaseFileDownload"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listKnowledgeBaseFileChunks": {
  "200": {
   "$ref": "contract#/components/schemas/KnowledgeBaseFileChunkPage"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "searchKnowledgeBase": {
  "200": {
   "$ref": "contract#/components/schemas/KnowledgeBaseSearchReply"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listToolServers": {
  "200": {
   "oneOf": [
    {
     "$ref": "contract#/components/schemas/ToolServerList"
    },
    {
     "$ref": "contract#/components/schemas/ToolServerReply"
    }
   ]
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "updateToolServer": {
  "200": {
   "$ref": "contract#/components/schemas/ToolServerReply"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "createToolServer": {
  "201": {
   "$ref": "contract#/components/schemas/ToolServerReply"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "409": "Conflict",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "deleteToolServer": {
  "200": {
   "$ref": "contract#/components/schemas/Success"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "testToolServer": {
  "200": {
   "$ref": "contract#/components/schemas/ToolServerTestReply"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listWebhookEndpoints": {
  "200": {
   "oneOf": [
    {
     "$ref": "contract#/components/schemas/WebhookEndpointList"
    },
    {
     "$ref": "contract#/components/schemas/WebhookEndpointReply"
    }
   ]
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "updateWebhookEndpoint": {
  "200": {
   "$ref": "contract#/components/schemas/WebhookEndpointReply"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "createWebhookEndpoint": {
  "201": {
   "$ref": "contract#/components/schemas/WebhookEndpointSecretReply"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "409": "Conflict",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "deleteWebhookEndpoint": {
  "200": {
   "$ref": "contract#/components/schemas/Success"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "rotateWebhookEndpointSecret": {
  "200": {
   "$ref": "contract#/components/schemas/WebhookEndpointSecretReply"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "testWebhookEndpoint": {
  "200": {
   "$ref": "contract#/components/schemas/WebhookDeliveryReply"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listWebhookDeliveries": {
  "200": {
   "$ref": "contract#/components/schemas/WebhookDeliveryPage"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "replayWebhookDelivery": {
  "202": {
   "$ref": "contract#/components/schemas/WebhookDeliveryReply"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listScheduledTasks": {
  "200": {
   "oneOf": [
    {
     "type": "array",
     "maxItems": 10000,
     "items": {
      "$ref": "contract#/components/schemas/ScheduledTask"
     }
    },
    {
     "$ref": "contract#/components/schemas/ScheduledTask"
    }
   ]
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "updateScheduledTask": {
  "200": {
   "$ref": "contract#/components/schemas/ScheduledTask"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "createScheduledTask": {
  "201": {
   "$ref": "contract#/components/schemas/ScheduledTask"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "deleteScheduledTask": {
  "204": null,
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "toggleScheduledTask": {
  "200": {
   "$ref": "contract#/components/schemas/ScheduledTask"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "runScheduledTask": {
  "202": {
   "$ref": "contract#/components/schemas/TaskExecution"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listTaskExecutions": {
  "200": {
   "oneOf": [
    {
     "type": "array",
     "maxItems": 500,
     "items": {
      "$ref": "contract#/components/schemas/TaskExecution"
     }
    },
    {
     "$ref": "contract#/components/schemas/TaskExecutionStats"
    }
   ]
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "previewSchedule": {
  "200": {
   "$ref": "contract#/components/schemas/SchedulePreview"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "chat": {
  "200": null,
  "202": {
   "$ref": "contract#/components/schemas/ChatAccepted"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "ChatConflict",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "resumeChat": {
  "200": null,
  "204": null,
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "getConversation": {
  "200": {
   "$ref": "contract#/components/schemas/Conversation"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listConversations": {
  "200": {
   "$ref": "contract#/components/schemas/ConversationPage"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "deleteConversation": {
  "200": {
   "$ref": "contract#/components/schemas/ConversationSummary"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "renameConversation": {
  "200": {
   "$ref": "contract#/components/schemas/ConversationSummary"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "412": "PreconditionFailed",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "listConversationMessages": {
  "200": {
   "$ref": "contract#/components/schemas/MessagePage"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "stopConversation": {
  "200": {
   "$ref": "contract#/components/schemas/ConversationStopResult"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "createConversationFeedback": {
  "200": {
   "$ref": "contract#/components/schemas/ConversationFeedbackResult"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "422": "UnprocessableContent",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "getInteractions": {
  "200": {
   "oneOf": [
    {
     "type": "array",
     "maxItems": 10000,
     "items": {
      "$ref": "contract#/components/schemas/DashboardInteraction"
     }
    },
    {
     "$ref": "contract#/components/schemas/DashboardInteractionPage"
    }
   ]
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 },
 "getStats": {
  "200": {
   "$ref": "contract#/components/schemas/DashboardStats"
  },
  "400": "BadRequest",
  "401": "Unauthorized",
  "403": "Forbidden",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable"
 }
};
