import { transformSync } from '@babel/core'
import macros from '@lingui/babel-plugin-lingui-macro'
import compiler from 'babel-plugin-react-compiler'

export interface CompilerFinding {
  /** Line in the file, from 1. */
  line: number
  /**
   * Which rule of React it breaks, as the compiler groups them: `Refs`, `Immutability`, `Hooks`. No rule are `Todo`, for
   * syntax that the compiler does not know yet, and `PreserveManualMemo`, for a `useMemo` that it would write otherwise.
   */
  category: string
  reason: string
}

/** What the compiler reports to a logger, as far as it is used here. */
interface CompilerEvent {
  kind: string
  fnLoc?: Place | null
  data?: string
  detail?: {
    loc?: Place | null
    options?: { category?: string; reason?: string; details?: readonly { loc?: Place | null }[] }
  }
}

interface Place {
  start?: { line: number }
}

/**
 * What the React Compiler finds in the components and hooks of a source file. It reads them as React's rules allow them
 * to be written: refs are not read or written while rendering, nothing that was rendered is changed, hooks are called
 * at the top. The macros of Lingui are expanded first, as builds do: the compiler knows no tagged templates with values.
 */
export function compilerFindings(filename: string, source: string): CompilerFinding[] {
  const findings: CompilerFinding[] = []
  const logger = {
    logEvent(_: string | null, { kind, fnLoc, data, detail }: CompilerEvent) {
      if (kind === 'CompileSuccess') return
      const { category = kind, reason = data ?? '', details } = detail?.options ?? {}
      const line = details?.[0]?.loc?.start?.line ?? detail?.loc?.start?.line ?? fnLoc?.start?.line ?? 1
      findings.push({ line, category, reason })
    },
  }
  transformSync(source, {
    filename,
    babelrc: false,
    configFile: false,
    code: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [macros, [compiler, { panicThreshold: 'none', noEmit: true, logger }]],
  })
  return findings
}
