import mongoose from 'mongoose';

interface DescriptionRow {
  service: string;
  etag: string;
  /** JSON: its keys are paths and references, which a database would take for its own. */
  text: string;
  at: Date;
}

const schema = new mongoose.Schema<DescriptionRow>(
  {
    service: { type: String, required: true, unique: true },
    etag: { type: String, required: true },
    text: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);

export const DescriptionModel = mongoose.model('ServiceDescription', schema, 'service_descriptions');
