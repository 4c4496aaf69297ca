// Stands for '@mui/material' in tests: the same parts, each loaded when it is first used. The package's own index
// loads all hundred and fifty of them, once more for every file of tests.
const from = (path) => {
  try {
    return require(`@mui/material/${path}`);
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND' || error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED')
      return {};
    throw error;
  }
};

const load = (name) => from(name).default ?? from('styles')[name] ?? from('index.js')[name];

const parts = { __esModule: true };

module.exports = new Proxy(parts, {
  get: (_, name) => (name in parts ? parts[name] : (parts[name] = load(String(name)))),
});
