import { HistoryScreen } from '../../features/history/history-screen';
import { answerPath } from '../answer-path';
import { paths } from '../../lib/paths';

export const Component = () => <HistoryScreen answerPath={answerPath} askPath={paths.home} />;
