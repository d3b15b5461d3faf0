// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Texts in replies that explain a problem. `{value}` is a placeholder. */
export const reasons = {
  "request": {
    "unknownParameter": "is not a known parameter",
    "emptyParameter": "must not be empty",
    "repeated": "must be given once",
    "notPercentEncoded": "must be percent-encoded UTF-8",
    "httpVersion": "must be HTTP/1.0 or HTTP/1.1",
    "unreadableBody": "body could not be read",
    "notUtf8": "body is not UTF-8",
    "notJson": "body is not valid JSON",
    "forbiddenKey": "body has a forbidden key (__proto__ or constructor.prototype)",
    "tooDeep": "body is nested deeper than {levels} levels",
    "tooManyValues": "body holds more than {values} values",
    "tooManyChunks": "is sent in too many small chunks",
    "unstorableText": "must not contain NUL or half of a surrogate pair",
    "unstorableNumber": "must be a number between -{max} and {max}",
    "tooManyBytes": "must be at most {max} bytes of UTF-8",
    "tooManyBytesAsJson": "must be at most {max} bytes long as JSON; it has {bytes}",
    "differs": "differs between query and body",
    "immutable": "cannot be changed",
    "inUse": "is already in use",
    "reserved": "is reserved",
    "notAvailable": "is not available",
    "restoredNameInUse": "names a record whose unique name is in use",
    "noSuchDate": "must be an existing date",
    "fromAfterTo": "must not be later than to",
    "notTimeZone": "is not a time zone",
    "foreignCursor": "is not a cursor of this list",
    "cursorWithoutLimit": "requires limit",
    "foreignVersion": "must be a version of this agent",
    "foreignExecution": "must be an execution of this list",
    "otherUser": "names another user, which requires allInOrg=true",
    "tooManyConversations": "the range has more than {max} conversations; use limit and cursor",
    "tooManyEntries": "the range has more than {max} entries of one {interval}",
    "providerNotFound": "names a provider that does not exist",
    "providerToolKey": "the key of a provider tool must have the form provider:tool",
    "otherToolKey": "a key of the form provider:tool is for provider tools",
    "otherAgent": "is not the agent of this conversation",
    "tooManyMessages": "names a conversation that is full: it has {messages} messages",
    "tooManyMessageBytes": "names a conversation that is full: its messages have {bytes} bytes",
    "notBase64": "must be in base64 after the comma",
    "keyOfOtherOrganization": "is not a key of this organization",
    "notUploaded": "does not refer to an uploaded file",
    "otherFileKey": "must be the key of the upload with this fileId",
    "otherContentKey": "must be the contentKey of the upload with this fileId",
    "uploadTooLarge": "the uploaded file is larger than {bytes} bytes",
    "tooManyParts": "has more than {max} parts, or too many levels, after its references are resolved",
    "notObjectSchema": "must be a JSON Schema of an object",
    "foreignReference": "must refer only to parts of itself, such as `#/$defs/name`",
    "ambiguousParts": "must not have `$id` in a part, or the same anchor twice",
    "urlWithUser": "must not hold a user name or password",
    "toolServerUrlWithUser": "must not hold a user name or password; send a header",
    "reservedHeader": "is a header that cannot be set",
    "repeatedHeader": "is given more than once",
    "metadataRefused": "is refused by the identity provider",
    "unsafeOrganizationId": "the token's organization id cannot be part of a storage key",
    "unsendableId": "the token's {claim} cannot be part of an upload"
  },
  "schedule": {
    "fiveFields": "must have five fields, separated by spaces: minute, hour, day of month, month, day of week",
    "notStandard": "must be standard cron: @, L, W, # and ? are not supported",
    "starInList": "must not have * in a list: it already stands for every value",
    "notCron": "is not a cron expression",
    "neverFires": "never fires: no such date exists",
    "noValue": "{field} has a comma without a value",
    "form": "{field} must be *, a value, a range such as 1-5, or a range with a step such as */5; it is {value}",
    "range": "{field} must be {values}; it is {value}",
    "reversedRange": "the range of {field} must not end before it begins; it is {value}",
    "stepOfValue": "the step of {field} must follow * or a range; it follows {value}",
    "step": "the step of {field} must be 1 to {max}; it is {value}"
  },
  "skillMd": {
    "opening": "must begin with a line `---`",
    "noEnd": "the frontmatter must end with a line `---`",
    "end": "a line that ends the frontmatter must be `---`",
    "whiteSpace": "more than {max} characters of white space in one piece",
    "notYaml": "the frontmatter must be YAML",
    "noName": "must have a name",
    "notText": "{field} must be text: quote it",
    "tooLong": "{field} must not have more than {max} characters",
    "tooManyFields": "the frontmatter must not have more than {max} further fields",
    "tooManyValues": "holds more than {max} values, aliases counted each time",
    "tooManyBytes": "holds more than {max} bytes as JSON, aliases counted each time",
    "tooDeep": "is nested deeper than {levels} levels",
    "oneDocument": "must be a single document",
    "mapping": "must be a mapping such as `name: …`",
    "forbiddenKey": "has a forbidden key (__proto__ or constructor.prototype)",
    "inexactNumber": "has a number that JSON cannot hold without loss: quote it",
    "openCollection": "the list or mapping is not closed",
    "openQuotes": "the quotation marks are not closed",
    "noComma": "a comma is missing between two entries",
    "noValue": "a value is missing before the comma",
    "tabs": "must not be indented with tabs",
    "indentation": "the line is indented wrongly, or its text needs quotation marks",
    "form": "the line must have the form `key: value`",
    "duplicate": "the key is there twice",
    "complexKey": "must not have a list or a mapping as a key",
    "tag": "tags such as `!own` are not supported",
    "alias": "the alias has no anchor",
    "escape": "the escape after the backslash does not exist",
    "controlCharacter": "must not contain control characters",
    "invalid": "is not valid YAML"
  },
  "warning": {
    "unknownVariable": "has an unknown variable {variable}, which stays as written",
    "noProvider": "is not usable now: no provider is configured under the name {provider}",
    "noApiKey": "is not usable now: no API key is configured for the provider {provider}",
    "unknownModel": "is not a known model of the provider {provider}, and may not exist",
    "notChatModel": "is not a chat model",
    "ignored": "has no effect on this model",
    "ignoredExcept": "has no effect on this model, which accepts {efforts}",
    "limited": "exceeds the maximum of this model, {max}, which applies instead",
    "toolServer": "The tools of the tool server \"{name}\" are missing. {reason}.",
    "toolOfToolServer": "The tool server of the tool \"{name}\" is unavailable."
  },
  "invitation": {
    "pending": "An invitation for this email address is already pending",
    "refused": "This email address cannot be invited",
    "notFound": "Invitation not found",
    "notPending": "Invitation is not pending"
  },
  "run": {
    "lost": "The run was given up: the process that ran the agent crashed or stopped responding more than once.",
    "failed": "The run was given up after several attempts.",
    "stopped": "The run was stopped.",
    "timeout": "The agent took too long to answer.",
    "takenOver": "The run was taken over or ended by another process.",
    "interrupted": "The server was stopped while the agent was answering.",
    "expired": "The answer was not completed: its process ended, or no process started the run in time.",
    "agentDeleted": "The agent was deleted.",
    "storageUnavailable": "A file of the conversation is temporarily unavailable.",
    "databaseUnavailable": "The agent could not start because the database was temporarily unavailable.",
    "filtered": "The model provider's content filter withheld the answer, or a part of it.",
    "emptyAnswer": "The model ended without an answer.",
    "notStored": "The answer could not be stored.",
    "incomplete": "The run did not complete.",
    "unknown": "The agent could not finish its answer.",
    "ownerLeft": "The owner of the conversation is no longer a member of the organization.",
    "ownerIsGuest": "The owner of the conversation is a guest in the organization, and agents run for guests only in chats."
  },
  "execution": {
    "tooLate": "No worker ran at that time, and the slot is older than catchUpWindowSeconds.",
    "caughtUp": "No worker ran at that time. Of several missed slots, only the latest can still run.",
    "changed": "The task was changed before a worker claimed the slot.",
    "atLimit": "The task already had its maximum number of executions in progress.",
    "overlapped": "The previous execution was still in progress.",
    "queueFull": "The previous execution was still in progress, and another one was waiting.",
    "disabled": "The task was disabled.",
    "disabledWhileWaiting": "The task was disabled while the slot waited.",
    "deleted": "The task was deleted before the execution began.",
    "ownerLeft": "The owner left the organization before the execution began.",
    "ownerDemoted": "The owner became a guest of the organization before the execution began.",
    "earlierSlots": "Earlier slots are not listed."
  },
  "file": {
    "lost": "Processing was given up: the process that worked on the file crashed or stopped responding more than once",
    "failed": "Processing was given up after several attempts",
    "interrupted": "Processing was interrupted several times without a result, and was given up",
    "replaced": "The file was replaced after it was added; delete it and add it again",
    "uploadMissing": "The uploaded file is no longer in the storage",
    "storageUnavailable": "The file storage is unavailable",
    "unknown": "The service failed while it processed the file",
    "embeddingLength": "The embedding model returned vectors of a different length than before",
    "noObject": "The model did not answer with an object",
    "tooMuchData": "The model returned more data than can be stored",
    "dataMismatch": "The model did not answer with data that fits the extraction schema",
    "unusableSchema": "The extraction schema cannot be used"
  },
  "document": {
    "typeNotSupported": {
      "failure": "unsupported",
      "text": "Files of this type cannot be read; supported types: {types}"
    },
    "ownEntities": {
      "failure": "unsupported",
      "text": "The XML declares its own entities, which are not supported"
    },
    "notOfType": {
      "failure": "invalid",
      "text": "The file is damaged or is not {type}"
    },
    "otherContent": {
      "failure": "invalid",
      "text": "The type of the file is {type}, but its content is {content}"
    },
    "otherArchive": {
      "failure": "invalid",
      "text": "The file is a ZIP archive, but not {type}"
    },
    "otherOpenDocument": {
      "failure": "invalid",
      "text": "The file is an OpenDocument file, but not a text"
    },
    "oldOrEncryptedOffice": {
      "failure": "invalid",
      "text": "The type of the file is {type}, but its content is an old Office file or an encrypted one; save it as .docx, .xlsx or .pptx without a password"
    },
    "notText": {
      "failure": "invalid",
      "text": "The file is not a text: it has too many characters that cannot be read"
    },
    "invalidCsv": {
      "failure": "invalid",
      "text": "The file is not valid CSV (line {line})"
    },
    "invalidXml": {
      "failure": "invalid",
      "text": "The file is not well-formed XML (line {line}), or it is cut off"
    },
    "damagedPage": {
      "failure": "invalid",
      "text": "Page {page} of the document is damaged"
    },
    "damagedArchive": {
      "failure": "invalid",
      "text": "The file is damaged or cut off"
    },
    "missingPart": {
      "failure": "invalid",
      "text": "The file is damaged: one of its parts is missing"
    },
    "repeatedPart": {
      "failure": "invalid",
      "text": "The file is damaged: one of its parts is in it twice"
    },
    "damaged": {
      "failure": "invalid",
      "text": "The document is damaged, or made in a way that cannot be read"
    },
    "encrypted": {
      "failure": "encrypted",
      "text": "The file is encrypted; save it without a password"
    },
    "encryptedBook": {
      "failure": "encrypted",
      "text": "The book is encrypted"
    },
    "empty": {
      "failure": "no_text",
      "text": "The file is empty"
    },
    "noText": {
      "failure": "no_text",
      "text": "The document has no text"
    },
    "noTextLayer": {
      "failure": "no_text",
      "text": "The document has no text; there is no OCR, so a scan needs a text layer before it is uploaded"
    },
    "tooManyBytes": {
      "failure": "too_large",
      "text": "The file is larger than {mebibytes} MiB"
    },
    "tooManyUnpackedBytes": {
      "failure": "too_large",
      "text": "The file unpacks to more than {mebibytes} MiB"
    },
    "tooManyParts": {
      "failure": "too_large",
      "text": "The file has more than {parts} parts"
    },
    "tooManyPages": {
      "failure": "too_large",
      "text": "The document has more than {pages} pages"
    },
    "tooManyCells": {
      "failure": "too_large",
      "text": "The workbook has more than {cells} cells"
    },
    "tooManyCharacters": {
      "failure": "too_large",
      "text": "The document has more than {characters} characters of text"
    },
    "tooManyLevels": {
      "failure": "too_large",
      "text": "The document is nested more than {levels} levels deep"
    },
    "tooDeep": {
      "failure": "too_large",
      "text": "The document is nested too deeply"
    },
    "tooMuchMemory": {
      "failure": "too_large",
      "text": "Processing the document takes too much memory"
    },
    "tooSlow": {
      "failure": "timed_out",
      "text": "Processing the document takes longer than {seconds} s"
    }
  },
  "trigger": {
    "writtenByAgent": "An agent that ran for a trigger wrote the file.",
    "userLeft": "The user who added the file is no longer a member of the organization.",
    "userIsGuest": "The user who added the file is a guest in the organization.",
    "agentDeleted": "The agent of the trigger was deleted.",
    "agentNotRun": "The agent could not be run."
  },
  "delivery": {
    "lost": "The delivery was given up: the process that sent the event crashed or stopped responding more than once",
    "failed": "The delivery was given up after several attempts",
    "disabled": "The endpoint is disabled",
    "secretUnreadable": "The signing secret can no longer be read; rotate it",
    "addressRefused": "The URL leads to an address or port that is not allowed",
    "unresolvable": "The name of the receiver does not resolve to an allowed address",
    "invalidCertificate": "The receiver has no valid certificate",
    "handshakeFailed": "The TLS handshake with the receiver failed",
    "notHttp": "The receiver did not respond in HTTP",
    "connectionRefused": "The receiver refused the connection",
    "connectionClosed": "The receiver closed the connection",
    "unreachable": "The receiver could not be reached",
    "timeout": "The receiver did not respond within {seconds} s",
    "redirect": "The receiver returned a redirect that is not followed (status {status})",
    "status": "The receiver returned status {status}"
  },
  "toolServer": {
    "addressRefused": {
      "failure": "address_refused",
      "text": "The tool server leads to an address or port that is not allowed"
    },
    "unresolvable": {
      "failure": "unreachable",
      "text": "The name of the tool server does not resolve to an allowed address"
    },
    "invalidCertificate": {
      "failure": "unreachable",
      "text": "The tool server has no valid certificate"
    },
    "handshakeFailed": {
      "failure": "unreachable",
      "text": "The TLS handshake with the tool server failed"
    },
    "connectionClosed": {
      "failure": "unreachable",
      "text": "The tool server closed the connection"
    },
    "unreachable": {
      "failure": "unreachable",
      "text": "The tool server could not be reached"
    },
    "timeout": {
      "failure": "timeout",
      "text": "The tool server did not answer within {seconds} s"
    },
    "headersUnreadable": {
      "failure": "rejected",
      "text": "The stored headers can no longer be read; set them again"
    },
    "headersRefused": {
      "failure": "rejected",
      "text": "The tool server refused the headers (status {status})"
    },
    "redirect": {
      "failure": "rejected",
      "text": "The tool server returned a redirect that is not followed (status {status})"
    },
    "status": {
      "failure": "rejected",
      "text": "The tool server returned status {status}"
    },
    "protocolError": {
      "failure": "rejected",
      "text": "The tool server returned error {code}"
    },
    "sessionLost": {
      "failure": "session_lost",
      "text": "The tool server has ended the session"
    },
    "notHttp": {
      "failure": "invalid_reply",
      "text": "The tool server did not answer in HTTP"
    },
    "notMcp": {
      "failure": "invalid_reply",
      "text": "The tool server did not answer in the Model Context Protocol"
    },
    "tooMuch": {
      "failure": "invalid_reply",
      "text": "The tool server sent more than is allowed"
    },
    "tooDeep": {
      "failure": "invalid_reply",
      "text": "The tool server sent a value that is nested too deeply"
    },
    "tooManyTools": {
      "failure": "invalid_reply",
      "text": "The agent has more than {tools} tools"
    },
    "toolFailed": {
      "failure": "tool_failed",
      "text": "{message}"
    },
    "toolFailedSilently": {
      "failure": "tool_failed",
      "text": "The tool failed and did not say why"
    }
  }
} as const;
