window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  // Its badge would ask a host of others whether the document is valid.
  validatorUrl: null,
});
