import { RulesForm } from '../../src/register/RulesForm.tsx'
import { badInputRules } from '../../src/testing/badInputRules.ts'

/** Ours, over the rules that no form should survive. */
export function Page() {
  return <RulesForm rules={badInputRules} submitLabel="Open an account" onSubmit={() => {}} />
}
