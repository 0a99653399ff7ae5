// The only door to Redux Toolkit for pages: a shared library is never tree-shaken (decision 0008).
export type { Middleware, PayloadAction, Reducer } from '@reduxjs/toolkit';
export {
  combineSlices,
  configureStore,
  createAction,
  createSlice,
  isRejectedWithValue,
} from '@reduxjs/toolkit';
export { Provider, useDispatch, useSelector } from 'react-redux';
