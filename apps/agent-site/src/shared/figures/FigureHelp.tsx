import { LanguageSection } from '@baize/i18n'
import { lazyScreen } from '@baize/site'
import type { FigureHelpProps } from './FigureHelpButton.tsx'
import type { FigureListProps } from './FigureListButton.tsx'
import { loadFigureMessages } from './messages.ts'

/** The help beside one figure. Its code and texts load after the figures themselves. */
export const FigureHelp = lazyScreen<FigureHelpProps>(async () => {
  const { FigureHelpButton } = await import('./FigureHelpButton.tsx')
  return (props) => (
    <LanguageSection load={loadFigureMessages}>
      <FigureHelpButton {...props} />
    </LanguageSection>
  )
}, 'silent')

/** The help above a table. */
export const FigureList = lazyScreen<FigureListProps>(async () => {
  const { FigureListButton } = await import('./FigureListButton.tsx')
  return (props) => (
    <LanguageSection load={loadFigureMessages}>
      <FigureListButton {...props} />
    </LanguageSection>
  )
}, 'silent')
