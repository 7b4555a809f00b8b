import { useLingui } from '@lingui/react/macro'
import type { CellProblem } from './transferRows.ts'

/** The error of a cell of a file, as text. */
export function useCellText(): (problem: CellProblem) => string {
  const { t } = useLingui()
  return (problem) => {
    switch (problem.code) {
      case 'required':
        return t({ message: 'This cell is empty', context: 'a cell of a file' })
      case 'unknownAccount':
        return t({ message: 'No such account in your team', context: 'a cell of a file' })
      case 'unreadable':
        return t({ message: 'This is not an amount', context: 'a cell of a file' })
      case 'ambiguous':
        return t({ message: 'Write the amount as 1250.00', context: 'a cell of a file' })
      case 'zero':
        return t({ message: 'The amount must be above zero', context: 'a cell of a file' })
      case 'tooLong':
        return t({
          message: `Use ${{ max: problem.max }} characters or fewer`,
          context: 'a cell of a file',
        })
      case 'repeated':
        return t({
          message: `Same as row ${{ line: problem.line }}. To send both, give them different notes`,
          context: 'a cell of a file',
        })
    }
  }
}
