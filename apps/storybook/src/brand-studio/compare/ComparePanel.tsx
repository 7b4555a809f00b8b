import { EmptyState, Heading, Stack } from '@baize/ui'
import { compileBrand } from '@baize/ui/brand'
import { useMemo, useRef, useState } from 'react'
import { changedFiles } from '../brand-folder.ts'
import { changesBetween } from '../changes.ts'
import type { Work } from '../studio-state.ts'
import type { StudioActs } from '../useStudio.ts'
import { CompareWith } from './CompareWith.tsx'
import type { Compared } from './compared.ts'
import { FileChanges } from './FileChanges.tsx'
import { PropertyChanges } from './PropertyChanges.tsx'
import { propertyChanges } from './propertyChanges.ts'
import { publishedPart } from './publishedBrand.ts'
import { SettingChanges } from './SettingChanges.tsx'
import { settingChanges } from './settingChanges.ts'
import { TokenChanges } from './TokenChanges.tsx'

interface ComparePanelProps {
  work: Work
  acts: StudioActs
}

/** What differs from the start, from a brand of the repository, or from what is published: tokens, settings, files. */
export function ComparePanel({ work, acts }: ComparePanelProps) {
  const { source, start, brand } = work
  const panel = useRef<HTMLDivElement>(null)
  const [other, setOther] = useState<Compared>()
  const compared: Compared = other ?? { title: source, ...start }
  const differences = useMemo(
    () => differencesOf(other ?? { title: source, ...start }, brand),
    [other, source, start, brand],
  )
  const { tokens, properties, settings, files } = differences
  const count = tokens.length + properties.length + settings.length + files.length
  const reset = (path: string, part: (typeof tokens)[number]['part']) => {
    acts.reset(path, part)
    // The button is removed with its row: the focus stays in the list.
    panel.current?.focus()
  }
  return (
    <Stack>
      <CompareWith brand={brand} source={source} onChoose={setOther} />
      <div ref={panel} tabIndex={-1}>
        {count === 0 ? (
          <EmptyState level={3} title={`Nothing differs from ${compared.title}.`} />
        ) : (
          <Stack>
            <Heading level={3}>Against {compared.title}</Heading>
            {tokens.length > 0 && 'tokens' in compared && (
              <Stack as="section" space="xs">
                <Heading level={4}>Tokens</Heading>
                <TokenChanges
                  changes={tokens}
                  before={compared.tokens}
                  after={brand.tokens}
                  onReset={other ? undefined : reset}
                />
              </Stack>
            )}
            {properties.length > 0 && (
              <Stack as="section" space="xs">
                <Heading level={4}>Tokens, as CSS</Heading>
                <PropertyChanges changes={properties} />
              </Stack>
            )}
            {settings.length > 0 && (
              <Stack as="section" space="xs">
                <Heading level={4}>Settings</Heading>
                <SettingChanges changes={settings} />
              </Stack>
            )}
            {files.length > 0 && (
              <Stack as="section" space="xs">
                <Heading level={4}>Files</Heading>
                <FileChanges names={files} before={compared.files} after={brand.files} />
              </Stack>
            )}
          </Stack>
        )}
      </div>
    </Stack>
  )
}

function differencesOf(before: Compared, after: Work['brand']) {
  if ('tokens' in before)
    return {
      tokens: changesBetween(before.tokens, after.tokens),
      properties: [],
      settings: settingChanges(before.settings, after.settings),
      files: changedFiles(before.files, after.files),
    }
  const compiled = compileBrand(after.tokens)
  const shown = publishedPart(after)
  return {
    tokens: [],
    properties: compiled.ok ? propertyChanges(before.css, compiled.css) : [],
    settings: settingChanges(before.settings, shown.settings),
    files: changedFiles(before.files, shown.files),
  }
}
