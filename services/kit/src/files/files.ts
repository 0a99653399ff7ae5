export { storeDrawing } from './drawing.ts';
export { FileModel } from './file.model.ts';
export { presentHtml, withPictures } from './html-pictures.ts';
export {
  configureDecoding,
  type DecodingSettings,
  decodeImage,
  MAX_UPLOAD_BYTES,
  storeImage,
} from './image.ts';
export type { DecodedImage } from './image-decoder.ts';
export { pictureField } from './picture-field.ts';
export { fileRoutes } from './routes.ts';
export { fileAddress, shownWidths } from './sizes.ts';
export {
  filesOfOwner,
  findFile,
  pictureOfOwner,
  readFile,
  removeFile,
  removeFiles,
  renditionSizes,
  type StoredPicture,
  sealFilesBy,
  videosUploadedBefore,
} from './store.ts';
export { readUpload, receiveImage, receiveVideo } from './upload.ts';
export {
  readVideo,
  type StoredVideo,
  storeVideo,
  type Video,
  videoAddress,
  videoField,
  videoSchema,
} from './video.ts';
