import type { Plugin, Rolldown } from 'vite';

/** The helpers of the bundler, less than a kilobyte. */
const HELPERS = /\/rolldown-runtime-[\w-]+\.js$/;
const FRAME_SHEET = /\/frame-[\w-]+\.css$/;

/** A browser asks for six things at a time: what would be one more is written into those that need it. */
export function fewFiles(): Plugin {
  return {
    name: 'tandem-few-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const helpers = chunks.find(({ fileName }) => HELPERS.test(fileName));
      if (helpers) {
        for (const chunk of chunks) bringHelpers(chunk, helpers);
        delete bundle[helpers.fileName];
      }
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'asset' || !FRAME_SHEET.test(name)) continue;
        for (const chunk of chunks) if (chunk.viteMetadata?.importedCss.delete(name)) wear(chunk, `${file.source}`);
        delete bundle[name];
      }
    },
  };
}

/** Its own copy in place of the import: they keep nothing, so that any number of them is as good as one. */
function bringHelpers(chunk: Rolldown.OutputChunk, { fileName, code }: Rolldown.OutputChunk): void {
  if (!chunk.imports.includes(fileName)) return;
  const [, body, exported] = /^(.*)export\{([^}]*)\};\s*$/s.exec(code)!;
  const given = exported!.replace(/(\w+) as (\w+)/g, '$2:$1');
  const imported = new RegExp(`import\\{([^}]*)\\}from"\\./${fileName.split('/').at(-1)!.replaceAll('.', '\\.')}";`);
  if (!imported.test(chunk.code)) throw new Error(`${chunk.fileName} takes the helpers of the bundler in another way.`);
  chunk.code = chunk.code.replace(
    imported,
    (_, names: string) => `const{${names.replaceAll(' as ', ':')}}=(()=>{${body}return{${given}}})();`,
  );
  chunk.imports = chunk.imports.filter((name) => name !== fileName);
}

/** The styles come with the script that shows what they are for. */
function wear(chunk: Rolldown.OutputChunk, css: string): void {
  const style = `document.createElement("style")`;
  chunk.code = `document.head.append(Object.assign(${style},{textContent:${JSON.stringify(css)}}));${chunk.code}`;
}
