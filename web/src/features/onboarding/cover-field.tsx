import type { Cover } from '@contract';
import { MANUAL_FILES, useCover } from '../../lib/use-cover';
import { FilePicker } from '../../ui/file-picker';

type Props = {
  file: File | null;
  disabled: boolean;
  /** Says what is wrong with one that cannot be a manual. */
  onChoose: (file: File) => void;
  onRead: (cover: Cover) => void;
};

/** Takes the manual before its vehicle is known, and fills in what its cover says of that. */
export function CoverField({ file, disabled, onChoose, onRead }: Props) {
  const { read, said } = useCover(onRead);
  const choose = (chosen: File) => {
    onChoose(chosen);
    read(chosen);
  };
  return (
    <FilePicker
      label="Rellenar con el manual"
      accept={MANUAL_FILES}
      {...{ file, disabled, said }}
      onChoose={choose}
    />
  );
}
