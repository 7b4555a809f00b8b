import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readManifest } from './manifest.ts'

const root = join(import.meta.dirname, '../..')

/** Writes the package's declarations beside its JavaScript; imports in them end in `.js`, as Node's resolution asks. */
export function writeTypes(folder: string): void {
  const config = join(folder, 'tsconfig.package.json')
  const exported = new Set(Object.values(readManifest(folder).exports))
  writeFileSync(
    config,
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: 'src',
        outDir: 'dist',
      },
      include: [relative(folder, join(root, 'tooling/catalogue.d.ts')), 'src'],
      exclude: [
        '**/*.test.ts',
        '**/*.test.tsx',
        '**/*.stories.tsx',
        '**/*.conformance.tsx',
        '**/*.docs.ts',
        ...(exported.has('./src/conformance/index.ts') ? [] : ['src/conformance']),
      ],
    }),
  )
  try {
    execFileSync('tsc', ['-p', config], { cwd: folder, stdio: 'inherit' })
  } finally {
    rmSync(config)
  }
  for (const file of globSync('dist/**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file)
    writeFileSync(path, withJsEndings(readFileSync(path, 'utf8')))
  }
}

/** `from './Button.tsx'` and `import('./scales.ts')` as they are called once built. */
export function withJsEndings(declarations: string): string {
  return declarations.replace(/((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]+?)\.tsx?(['"])/g, '$1.js$2')
}
