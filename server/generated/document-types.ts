// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Supported types of files with their descriptions, the tables that find a type, and the content types over which the file extension takes precedence. */
export const documentTypes = {
  "types": {
    "txt": "a text",
    "md": "a Markdown text",
    "json": "JSON",
    "csv": "CSV",
    "xml": "XML",
    "yaml": "YAML",
    "html": "HTML",
    "pdf": "a PDF document",
    "docx": "a Word document (.docx)",
    "xlsx": "an Excel workbook (.xlsx)",
    "pptx": "a PowerPoint presentation (.pptx)",
    "odt": "an OpenDocument text (.odt)",
    "rtf": "a Rich Text document",
    "epub": "an EPUB book",
    "eml": "an email message",
    "source code": "source code"
  },
  "byContentType": {
    "text/plain": "txt",
    "text/markdown": "md",
    "text/x-markdown": "md",
    "application/json": "json",
    "text/json": "json",
    "text/csv": "csv",
    "application/csv": "csv",
    "text/tab-separated-values": "csv",
    "application/xml": "xml",
    "text/xml": "xml",
    "application/yaml": "yaml",
    "application/x-yaml": "yaml",
    "text/yaml": "yaml",
    "text/x-yaml": "yaml",
    "text/html": "html",
    "application/xhtml+xml": "html",
    "application/pdf": "pdf",
    "application/x-pdf": "pdf",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
    "application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
    "application/vnd.oasis.opendocument.text": "odt",
    "application/rtf": "rtf",
    "text/rtf": "rtf",
    "application/epub+zip": "epub",
    "message/rfc822": "eml",
    "application/graphql": "source code",
    "application/javascript": "source code",
    "application/sql": "source code",
    "application/toml": "source code",
    "application/typescript": "source code",
    "application/x-httpd-php": "source code",
    "application/x-javascript": "source code",
    "application/x-perl": "source code",
    "application/x-php": "source code",
    "application/x-python-code": "source code",
    "application/x-ruby": "source code",
    "application/x-sh": "source code",
    "application/x-sql": "source code",
    "application/x-typescript": "source code",
    "text/css": "source code",
    "text/ecmascript": "source code",
    "text/javascript": "source code",
    "text/typescript": "source code",
    "text/x-c": "source code",
    "text/x-c++": "source code",
    "text/x-c++hdr": "source code",
    "text/x-c++src": "source code",
    "text/x-chdr": "source code",
    "text/x-csharp": "source code",
    "text/x-csrc": "source code",
    "text/x-diff": "source code",
    "text/x-go": "source code",
    "text/x-java": "source code",
    "text/x-java-source": "source code",
    "text/x-kotlin": "source code",
    "text/x-lua": "source code",
    "text/x-makefile": "source code",
    "text/x-patch": "source code",
    "text/x-perl": "source code",
    "text/x-php": "source code",
    "text/x-python": "source code",
    "text/x-r": "source code",
    "text/x-ruby": "source code",
    "text/x-rust": "source code",
    "text/x-scala": "source code",
    "text/x-scss": "source code",
    "text/x-sh": "source code",
    "text/x-shellscript": "source code",
    "text/x-sql": "source code",
    "text/x-swift": "source code",
    "text/x-typescript": "source code"
  },
  "byExtension": {
    "txt": "txt",
    "text": "txt",
    "log": "txt",
    "rst": "txt",
    "adoc": "txt",
    "tex": "txt",
    "md": "md",
    "markdown": "md",
    "json": "json",
    "ipynb": "json",
    "csv": "csv",
    "tsv": "csv",
    "xml": "xml",
    "svg": "xml",
    "yaml": "yaml",
    "yml": "yaml",
    "html": "html",
    "htm": "html",
    "xhtml": "html",
    "pdf": "pdf",
    "docx": "docx",
    "xlsx": "xlsx",
    "pptx": "pptx",
    "odt": "odt",
    "rtf": "rtf",
    "epub": "epub",
    "eml": "eml",
    "bash": "source code",
    "bat": "source code",
    "c": "source code",
    "cc": "source code",
    "cfg": "source code",
    "cjs": "source code",
    "clj": "source code",
    "conf": "source code",
    "cpp": "source code",
    "cs": "source code",
    "css": "source code",
    "cts": "source code",
    "cxx": "source code",
    "dart": "source code",
    "diff": "source code",
    "dockerfile": "source code",
    "ex": "source code",
    "exs": "source code",
    "go": "source code",
    "gradle": "source code",
    "graphql": "source code",
    "groovy": "source code",
    "h": "source code",
    "hpp": "source code",
    "hs": "source code",
    "ini": "source code",
    "java": "source code",
    "jl": "source code",
    "js": "source code",
    "jsx": "source code",
    "kt": "source code",
    "kts": "source code",
    "less": "source code",
    "lua": "source code",
    "m": "source code",
    "makefile": "source code",
    "mjs": "source code",
    "mm": "source code",
    "mts": "source code",
    "patch": "source code",
    "php": "source code",
    "pl": "source code",
    "pm": "source code",
    "proto": "source code",
    "ps1": "source code",
    "py": "source code",
    "r": "source code",
    "rb": "source code",
    "rs": "source code",
    "sass": "source code",
    "scala": "source code",
    "scss": "source code",
    "sh": "source code",
    "sql": "source code",
    "svelte": "source code",
    "swift": "source code",
    "tf": "source code",
    "toml": "source code",
    "ts": "source code",
    "tsx": "source code",
    "vb": "source code",
    "vue": "source code",
    "zsh": "source code"
  },
  "unspecificContentTypes": [
    "text/plain",
    "application/octet-stream",
    "binary/octet-stream",
    "application/zip",
    "application/x-zip-compressed",
    "application/vnd.ms-excel",
    "video/mp2t"
  ]
} as const;

export type DocumentType = keyof typeof documentTypes.types;

/** Why a document has no text: the kind of failure, and the text that users read. server/platform/documents/port.ts fills in `{values}`. */
export const documentReasons = {
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
    "text": "The file is not {type}, although its type says so, or it is damaged"
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
    "text": "Processing the document takes longer than {seconds} seconds"
  }
} as const;
