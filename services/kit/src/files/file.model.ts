import mongoose, { Schema } from 'mongoose';

export type FileAccess = 'public' | 'owner';

/** 'svg' is only for our own drawings. */
export type PictureFormat = 'jpeg' | 'png' | 'svg';

export interface FileMetadata {
  format: PictureFormat | 'webm';
  /** px; drawings give their largest served size. */
  width: number;
  height: number;
  /** Of a film. */
  seconds?: number;
  access: FileAccess;
  owner?: string;
  /** Encrypted by the owner's key, with all that is made of it. */
  sealed?: boolean;
  slug?: string;
  /** Names of its renditions, such as '400.webp'. */
  renditions?: string[];
}

export interface FileRow {
  _id: mongoose.Types.ObjectId;
  filename: string;
  /** Bytes. */
  length: number;
  chunkSize: number;
  uploadDate: Date;
  metadata: FileMetadata;
}

interface ChunkRow {
  files_id: mongoose.Types.ObjectId;
  n: number;
  data: mongoose.mongo.Binary;
}

interface RenditionRow {
  file: mongoose.Types.ObjectId;
  name: string;
  data: mongoose.mongo.Binary;
}

const fileSchema = new Schema<FileRow>(
  {
    filename: { type: String, required: true },
    length: { type: Number, required: true },
    chunkSize: { type: Number, required: true },
    uploadDate: { type: Date, required: true },
    metadata: {
      format: { type: String, enum: ['jpeg', 'png', 'svg', 'webm'], required: true },
      width: { type: Number, required: true },
      height: { type: Number, required: true },
      seconds: Number,
      access: { type: String, enum: ['public', 'owner'], required: true },
      owner: String,
      sealed: { type: Boolean, default: undefined },
      slug: String,
      renditions: { type: [String], default: undefined },
    },
  },
  { versionKey: false },
);
fileSchema.index({ 'metadata.owner': 1 }, { sparse: true });
fileSchema.index({ uploadDate: 1 }, { partialFilterExpression: { 'metadata.format': 'webm' } });
fileSchema.index({ 'metadata.slug': 1 }, { unique: true, sparse: true });

const chunkSchema = new Schema<ChunkRow>(
  {
    files_id: { type: Schema.Types.ObjectId, required: true },
    n: { type: Number, required: true },
    data: { type: Buffer, required: true } as never,
  },
  { versionKey: false },
);
chunkSchema.index({ files_id: 1, n: 1 }, { unique: true });

const renditionSchema = new Schema<RenditionRow>(
  {
    file: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    data: { type: Buffer, required: true } as never,
  },
  { versionKey: false },
);
renditionSchema.index({ file: 1, name: 1 }, { unique: true });

export const FileModel = mongoose.model<FileRow>('StoredFile', fileSchema, 'files.files');
export const ChunkModel = mongoose.model<ChunkRow>('StoredFileChunk', chunkSchema, 'files.chunks');
export const RenditionModel = mongoose.model<RenditionRow>(
  'PictureRendition',
  renditionSchema,
  'files.renditions',
);
