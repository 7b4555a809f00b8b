/** What `pnpm audit --json` said. */
export interface Audited {
  readonly code: number
  /** Of both streams: a warning may stand before the JSON. */
  readonly output: string
}

export interface Verdict {
  readonly passes: boolean
  readonly text: string
}

interface Advisory {
  readonly module_name?: string
  readonly severity?: string
  readonly title?: string
  readonly url?: string
  readonly patched_versions?: string
}

function advisoriesIn(output: string): Readonly<Record<string, Advisory>> | null {
  try {
    const { advisories } = JSON.parse(output.slice(Math.max(0, output.indexOf('{')))) as {
      advisories?: Record<string, Advisory>
    }
    return advisories ?? null
  } catch {
    return null
  }
}

/** What keeps a registry from being asked: it has no audit endpoint, or there is no network. */
const unanswered =
  /ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT_NOT_EXISTS)|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|error sending request/

/** Fails on advisories of high severity, and on an invalid response; where no registry responds, nothing was checked. */
export function verdictOf({ code, output }: Audited): Verdict {
  const found = advisoriesIn(output)
  if (found) {
    const serious = Object.values(found).filter(
      ({ severity }) => severity === 'high' || severity === 'critical',
    )
    const lines = serious.map(
      ({ severity, module_name, title, url, patched_versions }) =>
        `${severity}: ${module_name}: ${title} (mended in ${patched_versions ?? 'no version'}) ${url ?? ''}`,
    )
    if (lines.length === 0) return { passes: true, text: 'no advisory of high severity' }
    return { passes: false, text: lines.join('\n') }
  }
  if (unanswered.test(output))
    return { passes: true, text: 'not checked: the registry does not answer audits' }
  return { passes: false, text: `pnpm audit ended with ${code}:\n${output.trim()}` }
}
