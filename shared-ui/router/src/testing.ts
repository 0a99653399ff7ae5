// What only tests need of the router; nothing here reaches a browser.
export { MemoryRouter } from 'react-router';
