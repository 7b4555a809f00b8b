import { LanguageSection } from '@baize/i18n'
import { lazyScreen } from '@baize/site'
import type { FigureHelpProps } from './FigureHelpButton.tsx'
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
