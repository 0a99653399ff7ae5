// The only door to Redux Toolkit and react-redux for code of pages: a shared library is never tree-shaken,
// so what is not used must not pass (decision 0008). RTK Query is the shell's own.
export type { Middleware, PayloadAction, Reducer } from '@reduxjs/toolkit';
export {
  combineSlices,
  configureStore,
  createAction,
  createDynamicMiddleware,
  createSlice,
  isRejectedWithValue,
} from '@reduxjs/toolkit';
export { Provider, useDispatch, useSelector } from 'react-redux';
