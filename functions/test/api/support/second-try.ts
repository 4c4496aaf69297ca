// What fails here may have met another test's work in the suite that all of them share; what passes then is named.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
