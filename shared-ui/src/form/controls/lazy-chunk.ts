export { CollectionControl } from './collection-control.tsx';
export { DatetimeControl } from './datetime-control.tsx';
export { SearchedSelect } from './searched-select.tsx';
