// The only door to Redux Toolkit and react-redux for code of pages: a shared library is never tree-shaken,
// so what is not used must not pass (decision 0008). RTK Query is the shell's own.
export type { Middleware, PayloadAction, Reducer, UnknownAction } from '@reduxjs/toolkit';
export {
  combineReducers,
  combineSlices,
  configureStore,
  createAction,
  createDynamicMiddleware,
  createSlice,
  current,
  isDraft,
  isRejectedWithValue,
} from '@reduxjs/toolkit';
export { Provider, useDispatch, useSelector } from 'react-redux';
