export { MemoryRouter } from 'react-router';
