import { HistoryScreen } from '../../features/history/history-screen';
import { paths } from '../paths';
import { useAskAgain } from '../use-ask-again';

export function Component() {
  const askAgain = useAskAgain();
  return <HistoryScreen onAsk={askAgain} askPath={paths.home} />;
}
