import { createContext, useContext } from 'react';
import type { Navigation } from './navigation.ts';

export const NavigationContext = createContext<Navigation | null>(null);
export const useNavigation = () => useContext(NavigationContext);
