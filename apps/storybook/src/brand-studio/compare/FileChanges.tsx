import { Text } from '@baize/ui'
import type { Files } from '../brand-folder.ts'
import * as css from '../ContrastPanel.css.ts'
import { sizeText } from '../files/fileTypes.ts'
import { Thumbnail } from './Thumbnail.tsx'

interface FileChangesProps {
  names: readonly string[]
  before: Files
  after: Files
}

/** Files before and after; pictures are shown. */
export function FileChanges({ names, before, after }: FileChangesProps) {
  const size = (bytes: Uint8Array | undefined) => (bytes ? sizeText(bytes.length) : 'not there')
  return (
    <ul className={css.list}>
      {names.map((name) => (
        <li key={name} className={css.row}>
          <Thumbnail name={name} bytes={before.get(name)} alt={`${name}, before`} />
          <Thumbnail name={name} bytes={after.get(name)} alt={`${name}, after`} />
          <div className={css.words}>
            <Text as="span" size="sm" weight="medium">
              {name}
            </Text>
            <Text as="span" size="sm" tone="muted">
              <del>{size(before.get(name))}</del> <ins>{size(after.get(name))}</ins>
            </Text>
          </div>
        </li>
      ))}
    </ul>
  )
}
