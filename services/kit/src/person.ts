export { definePersonData, type PersonData } from './person/define.ts';
export { ownedBy, type PersonPart } from './person/part.ts';
