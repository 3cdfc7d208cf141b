declare const fallbackLoader: (source: string) => string;
export = fallbackLoader;
