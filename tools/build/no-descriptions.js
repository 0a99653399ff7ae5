/**
 * Stands in what is built for the federation runtime's descriptions of its errors: each error has its code and a link
 * to its page as well.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
