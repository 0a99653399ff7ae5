export { storeDrawing } from './files/drawing.ts';
export { MAX_UPLOAD_BYTES, storeImage } from './files/image.ts';
export { type Picture, pictureSchema, toImageData } from './files/picture.ts';
export { pictureField } from './files/picture-field.ts';
export { fileRoutes } from './files/routes.ts';
export {
  filesOfOwner,
  findFile,
  pictureOfOwner,
  readFile,
  removeFile,
  type StoredPicture,
} from './files/store.ts';
export { readUpload } from './files/upload.ts';
