/** The brand's mark and name, as one picture. */
export function Logo({ name }: { name: string }) {
  return <img src="/brand/logo.svg" alt={name} height={32} width={116} />
}
