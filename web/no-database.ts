/** Stands in for `firebase/database` in the bundle (see vite.config.ts): nothing here uses the Realtime Database. */
const absent = (): never => {
  throw new Error('The Realtime Database is not part of Guantera');
};

export {
  absent as get,
  absent as off,
  absent as onChildAdded,
  absent as onChildChanged,
  absent as onChildMoved,
  absent as onChildRemoved,
  absent as onValue,
};
