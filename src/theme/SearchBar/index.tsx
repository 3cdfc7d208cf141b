import { type ReactNode, useCallback, useRef, useState } from 'react';
import { DocSearchButton, useDocSearchKeyboardEvents } from '@docsearch/react';
import { useHistory } from '@docusaurus/router';
import type SearchDialog from '../../components/SearchDialog';
import type { ListedPage } from '../../components/SearchDialog/filter';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/button.css';
import './styles.css';

interface Loaded {
  readonly Dialog: typeof SearchDialog;
  readonly pages: readonly ListedPage[];
}

const load = async (): Promise<Loaded> => {
  const [dialog, list] = await Promise.all([
    import('../../components/SearchDialog'),
    import('@generated/page-list/default/pages.json'),
  ]);
  return { Dialog: dialog.default, pages: list.default };
};

/** DocSearch's button; the dialog and its data load on the first focus or hover. */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const button = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [query, setQuery] = useState<string>();

  const warmUp = useCallback(() => {
    // A failure shows on opening.
    load().then(setLoaded, () => undefined);
  }, []);
  const open = useCallback((text = '') => {
    load().then(
      (parts) => {
        setLoaded(parts);
        setQuery(text);
      },
      // The chunk is gone after a deployment: the new page knows the new one.
      () => window.location.reload(),
    );
  }, []);
  const close = useCallback(() => setQuery(undefined), []);

  useDocSearchKeyboardEvents({
    isOpen: query !== undefined,
    onOpen: open,
    onClose: close,
    onInput: (event) => {
      event.preventDefault();
      open(event.key);
    },
    searchButtonRef: button,
  });

  return (
    <>
      <DocSearchButton
        ref={button}
        onClick={() => open()}
        onFocus={warmUp}
        onMouseOver={warmUp}
        onTouchStart={warmUp}
      />
      {loaded && query !== undefined && (
        <loaded.Dialog
          pages={loaded.pages}
          initialQuery={query}
          onClose={close}
          onOpen={(path) => {
            close();
            history.push(path);
          }}
        />
      )}
    </>
  );
}
