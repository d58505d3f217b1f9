import { execFileSync, spawnSync } from "node:child_process";

const PYTHON = "/usr/bin/python3";
const READ = `
import json, sys, ezdxf
from ezdxf import bbox
def describe(path):
    document = ezdxf.readfile(path)
    audit = document.audit()
    drawn = document.modelspace()
    outlines = [entity for entity in drawn if entity.dxftype() == "LWPOLYLINE"]
    return {
        "version": document.acad_release,
        "units": document.units,
        "problems": len(audit.errors) + len(audit.fixes),
        "layers": sorted({entity.dxf.layer for entity in drawn}),
        "size": list(bbox.extents(outlines).size)[:2],
        "dimensions": [entity.get_measurement() for entity in drawn if entity.dxftype() == "DIMENSION"],
    }
print(json.dumps([describe(path) for path in sys.argv[1:]]))
`;

export type ReadDxf = {
  version: string;
  /** 4 for millimeters. */
  units: number;
  problems: number;
  layers: string[];
  size: [number, number];
  dimensions: number[];
};

export function findEzdxf(): string | undefined {
  return spawnSync(PYTHON, ["-c", "import ezdxf"]).status === 0 ? PYTHON : undefined;
}

/** What ezdxf, a DXF reader that is not ours, finds in the files. */
export function readDxf(paths: readonly string[]): ReadDxf[] {
  return JSON.parse(
    execFileSync(PYTHON, ["-c", READ, ...paths], { encoding: "utf8" }),
  ) as ReadDxf[];
}
